import { createHash } from 'node:crypto'
import { type DigestContext, digestDocument, readInstructions, segment } from '@foyer/engine'
import type { Organization } from '../context.ts'
import type { ReadInput } from '../reading/read_input.ts'
import type { Reader } from '../reading/reader.ts'
import type { ReadPassage, SourceRow } from './repository.ts'

/** How the documents of a source are digested; its key tells one way from another. */
export interface Digester {
  key: string
  context: Omit<DigestContext, 'title'>
  sourceTitle: string
  /** Instructions that it could not follow. */
  notUnderstood: string[]
}

/** Raised when documents are to be digested anew, since segmenting or digesting has changed. */
const digesterVersion = 1

export function digesterOf(organization: Organization, source: SourceRow, instructions: string[]): Digester {
  const { name, default_locale: language } = organization
  const told = JSON.stringify([digesterVersion, language, name, instructions])
  return {
    key: createHash('sha256').update(told).digest('hex').slice(0, 16),
    context: { organization: name, language, instructions },
    sourceTitle: source.title,
    notUnderstood: readInstructions(instructions).notUnderstood,
  }
}

/** From bytes to passages with the facts that they state. */
export async function digestInput(reader: Reader, { context, sourceTitle }: Digester, input: ReadInput) {
  const document = await reader.read(input)
  const language = document.language ?? context.language
  const title = document.title ?? sourceTitle
  const passages = segment(document, { title })
  const facts = digestDocument(passages, { ...context, language, title })
  return {
    ...document,
    title,
    language,
    links: document.links.map(({ url }) => url),
    passages: passages.map(
      ({ trail, text }, index): ReadPassage => ({ trail, text, language, facts: facts[index]! }),
    ),
  }
}
