import { globSync, readFileSync } from 'node:fs'
import type { LabelledMessage } from '../intents/train.ts'
import type { TrialMessage, TrialOrganization } from '../trial/organization.ts'

/** Invented organizations with messages as visitors type them, to learn from: never played, never graded. */

interface TypedOrganization {
  slug: string
  locale: string
  name: string
  passages: { page: string; heading: string; text: string; asks: string[] }[]
  /** `passage` is the place of the one that answers. */
  follow_ups: { previous: string; message: string; passage: number }[]
  unanswerable: string[]
}

type Passage = TypedOrganization['passages'][number]

const organizations = (): TypedOrganization[] =>
  globSync('*.json', { cwd: new URL('.', import.meta.url) })
    .sort()
    .map((file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')))

export const typedOrganizations = (): TrialOrganization[] => organizations().map(toTrial)

/** However it is put, all of it wants to know something. Every second organization is in a file of its own. */
export const typedQuestions = (): LabelledMessage[] =>
  organizations().flatMap(({ passages, unanswerable }, at) =>
    [...passages.flatMap(({ asks }) => asks), ...unanswerable].map((text) => ({
      label: 'ask',
      text,
      file: `typed_${(at % 2) + 1}`,
    })),
  )

function toTrial({
  slug,
  locale,
  name,
  passages,
  follow_ups,
  unanswerable,
}: TypedOrganization): TrialOrganization {
  const answered = (text: string, passage: Passage, type: string): TrialMessage => ({
    id: slug,
    text,
    type,
    expect: 'answer',
    right: pattern(passage),
  })
  const asides = (text: string): TrialMessage => ({ id: slug, text, type: 'before', expect: 'act' })
  return {
    slug,
    set: 'own',
    name,
    locale,
    agent_name: name,
    archetype: 'answers',
    services: [],
    slots: [],
    pages: pagesOf(passages),
    threads: [
      ...passages.flatMap((passage) => passage.asks.map((text) => [answered(text, passage, 'typed')])),
      ...follow_ups.map(({ previous, message, passage }) => [
        asides(previous),
        answered(message, passages[passage]!, 'followup'),
      ]),
      ...unanswerable.map((text): TrialMessage[] => [{ id: slug, text, type: 'typed', expect: 'decline' }]),
    ],
    conversations: [],
  }
}

function pagesOf(passages: readonly Passage[]): string[] {
  const pages = Map.groupBy(passages, ({ page }) => page)
  return [...pages].map(([page, sections]) =>
    [`# ${page}`, ...sections.map(({ heading, text }) => `## ${heading}\n\n${text}`)].join('\n\n'),
  )
}

/** The longest run of plain words: what readers of Markdown leave as it is. */
function pattern({ text }: Passage): string {
  const runs = text.match(/[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*/gu) ?? []
  return runs.sort((one, other) => other.length - one.length)[0]!
}
