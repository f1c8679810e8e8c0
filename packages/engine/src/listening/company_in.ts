import type { ParsedMessage } from './parsed_message.ts'
import type { Token } from './sentences/tokens.ts'

const company =
  /(?:\p{Lu}[\p{L}\d.'’-]*\s+(?:(?:&|und|and)\s+)?){1,4}(?:GmbH(?: & Co\.? KG)?|AG|KG|OHG|UG|SE|GbR|e\.?\s?V\.?|Ltd\.?|Limited|Inc\.?|LLC|LLP|PLC|plc)(?![\p{L}\d])/u

/** "Für die Firma Otto Brandt GmbH, das Projekt lief im März": a name with its legal form is one, whatever is around it. */
export function companyIn({ input, tokens }: ParsedMessage): readonly Token[] | null {
  const found = company.exec(input.message)
  if (found === null) return null
  // German nouns have capitals, too: "Firma Otto Brandt GmbH".
  const name = found[0].replace(/^(?:Firma|Company)\s+/, '')
  const from = found.index + found[0].length - name.length
  const named = tokens.filter((token) => token.from >= from && token.to <= from + name.length)
  return named.length > 1 ? named : null
}
