/** YAML 1.2 with the types of JSON. Whether a key is given twice is looked at elsewhere: here it would take n². */
export const parseOptions = {
  version: '1.2',
  schema: 'core',
  uniqueKeys: false,
  stringKeys: true,
  prettyErrors: false,
  logLevel: 'error',
} as const

/** Long lines stay whole, so that a change of a word is a change of a line. */
export const printOptions = { lineWidth: 0, blockQuote: 'literal' } as const

/** What YAML 1.1 would take for a boolean or a date is put in quotation marks: other programs read these files, too. */
export const documentOptions = { version: '1.2', schema: 'core', compat: 'yaml-1.1' } as const
