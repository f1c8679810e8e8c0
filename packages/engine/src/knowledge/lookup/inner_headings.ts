import { sentencesOf } from '../sentences.ts'
import { tellingTerms } from './item_names.ts'
import type { Line } from './passage_lines.ts'

/** Headings as a person says them: before what they introduce, and not before a paragraph that says the same. */
export function innerHeadings(lines: readonly Line[], language: string): Line[] {
  let heading: Line | null = null
  return lines.flatMap((line): Line[] => {
    if (line.isHeading) {
      heading = line
      return []
    }
    if (heading === null) return [line]
    const { text } = heading
    const said = { ...heading, text: `${text}:` }
    heading = null
    if (line.isHeader) return [{ ...line, text: `${text} (${line.text})`, isHeading: true }]
    if (line.isItem) return [said, line]
    const [first = ''] = sentencesOf(line.text, language)
    const terms = new Set(tellingTerms(first, language))
    const named = tellingTerms(text, language)
    const taken = named.filter((term) => terms.has(term))
    // The sentence names most of the heading itself.
    if (taken.length * 2 >= named.length) return [line]
    return [{ ...line, text: text.endsWith('?') ? `${text} ${line.text}` : `${text}: ${line.text}` }]
  })
}
