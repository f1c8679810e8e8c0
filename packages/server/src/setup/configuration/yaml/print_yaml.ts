import { Document } from 'yaml'
import { documentOptions, printOptions } from './options.ts'

export const printYaml = (value: unknown): string =>
  new Document(value, { ...documentOptions, aliasDuplicateObjects: false }).toString(printOptions)
