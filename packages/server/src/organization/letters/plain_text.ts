import type { Letter, LetterSection } from './letter.ts'
import { unlinked } from './safe_text.ts'

/** Only our own link is one: everything else may have come from others. */
export function plainText({ title, text, figures = [], sections = [], action, footer }: Letter): string {
  const blocks = [
    title,
    ...text,
    figures.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...sections.map(sectionText),
  ]
  const link = action ? [`${unlinked(action.label)}:\n${action.url}`] : []
  return `${[...blocks.filter((block) => block !== '').map(unlinked), ...link, `-- \n${unlinked(footer)}`].join('\n\n')}\n`
}

function sectionText({ heading, lines = [], quote }: LetterSection): string {
  const quoted = quote === undefined ? [] : quote.split('\n').map((line) => `> ${line}`.trimEnd())
  return [`${heading}`, ...lines.map((line) => `- ${line}`), ...quoted].join('\n')
}
