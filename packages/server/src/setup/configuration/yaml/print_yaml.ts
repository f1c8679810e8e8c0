import { Document, Scalar, visit } from 'yaml'
import { documentOptions, printOptions } from './options.ts'

export const printYaml = (value: unknown): string =>
  printDocument(new Document(value, { ...documentOptions, aliasDuplicateObjects: false }))

/** A block begins where its text does, and ends lines where they end: what begins or consists of blanks gets lost. */
const lostInBlock = /^\s|(?:^|\n)[ \t]+(?:\n|$)|\r/

export function printDocument(document: Document): string {
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value === 'string' && node.value.includes('\n') && lostInBlock.test(node.value))
        node.type = Scalar.QUOTE_DOUBLE
    },
  })
  return document.toString(printOptions)
}
