import { words } from '../language/index.ts'
import { plainOf } from '../text/plain.ts'
import type { Section } from '../text/sections.ts'
import { addressLabels } from './section_topic.ts'

/**
 * "What is included" below "Pricing audit" tells about the audit: such sections become a part of the one above, with their
 * heading as the line that introduces what they say.
 */
export function foldParts(sections: readonly Section[]): Section[] {
  const folded: Section[] = []
  const byPath = new Map<string, Section>()
  for (const section of sections) {
    const whole = isPart(section) ? section.path.slice(0, -1) : section.path
    const key = `${section.document.key} ${whole.join(' / ')}`
    const known = byPath.get(key)
    const blocks = isPart(section)
      ? [{ kind: 'paragraph' as const, text: `${section.path.at(-1)}:` }, ...section.blocks]
      : section.blocks
    if (known && isPart(section)) {
      known.blocks.push(...blocks)
      known.passages.push(...section.passages.filter((passage) => !known.passages.includes(passage)))
      continue
    }
    const own: Section = { ...section, path: whole, blocks: [...blocks], passages: [...section.passages] }
    folded.push(own)
    byPath.set(key, own)
  }
  return folded
}

function isPart({ path, document }: Section): boolean {
  const plain = plainOf(path.at(-1) ?? '').replace(/[:?.!]+$/u, '')
  if (
    path.length < 3 &&
    (path.length < 2 || addressLabels(document.url).length === 0 || words.prices.test(plain))
  )
    return false
  return words.parts.test(plain) || plain === 'included'
}
