import type { Block } from '../document.ts'
import { blocksWords } from './measure.ts'
import { maxPassageWords } from './pack_parts.ts'
import type { Section } from './sections.ts'

/** One section, or small neighbours under one parent, which then stand in it with their headings. */
interface SectionGroup {
  trail: string[]
  blocks: Block[]
}

interface OpenGroup extends SectionGroup {
  sections: Section[]
  /** The section under which all of the group stand; null while there is only one. */
  parent: number | null
  words: number
}

const tiny = 20
const enough = 80

/** Sections under twenty words say too little to be found by themselves. */
export function joinSmallSections(sections: Section[]): SectionGroup[] {
  const groups: OpenGroup[] = []
  const telling = sections.filter(({ blocks }) => blocks.length > 0)
  const lasts = new Set(new Map(telling.map((section) => [section.parent, section])).values())
  for (const section of telling) {
    const alone: OpenGroup = {
      sections: [section],
      parent: null,
      trail: section.trail,
      blocks: section.blocks,
      words: blocksWords(section.blocks),
    }
    const last = groups.at(-1)
    const joined = last && join(last, alone, lasts.has(section))
    if (joined) groups[groups.length - 1] = joined
    else groups.push(alone)
  }
  return groups
}

function join(last: OpenGroup, next: OpenGroup, closes: boolean): OpenGroup | null {
  const wanted = last.words < tiny || (next.words < tiny && (last.words < enough || closes))
  // An answer stands with its own question only.
  if ([...last.sections, ...next.sections].some(isQuestion)) return null
  const [first] = last.sections as [Section, ...Section[]]
  const section = next.sections[0]!
  const under = last.parent ?? (section.parent === first.index ? first.index : first.parent)
  if (!wanted || section.parent !== under) return null
  const trail = under === first.index ? first.trail : first.parentTrail
  const sections = [...last.sections, section]
  const blocks = headed(sections, trail)
  // Splitting the group again would leave a heading that only the text of its first part has.
  if (blocksWords(blocks) > maxPassageWords) return null
  return { sections, parent: under, trail, blocks, words: last.words + next.words }
}

/** Its heading says what the words below it are about, however few they are. */
const isQuestion = ({ heading }: Section): boolean => heading?.text.endsWith('?') ?? false

/** A heading that the trail already has is not said again. */
const headed = (sections: Section[], trail: string[]): Block[] =>
  sections.flatMap(({ heading, trail: own, blocks }) =>
    heading && own.length > trail.length ? [heading, ...blocks] : blocks,
  )
