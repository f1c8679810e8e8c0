import type { VisitorWords } from '@foyer/contract'
import { summarizeConversation } from '../../conversations/index.ts'
import { getStandingCheck } from '../../knowledge/index.ts'
import type { Composition, LetterSection } from '../../organization/index.ts'
import { Refusal } from '../../platform/index.ts'
import type { SummaryDependencies } from '../dependencies.ts'
import type { Notice } from '../spreading/repository.ts'
import { findGap, findRun, getTimezone } from '../subjects_repository.ts'
import type { OpenedPlace } from './notice_words.ts'
import { allowedWords, plainBrief } from './visitor_words.ts'
import { wordsIn } from './words.ts'

/** One thing that is told of. */
export interface Entry {
  kind: Notice['kind']
  /** What its headline names: an agent or a source. */
  name: string
  section: LetterSection
  /** Where it is opened, below the organization. */
  place: OpenedPlace
  path: string
}

type Telling = Pick<Composition, 'tenant' | 'organization' | 'language' | 'now'> & {
  allowed: VisitorWords
  /** Whether it is told of beside others. */
  short: boolean
}

/** Null when there is nothing to tell of it any more. */
export function entryOf(
  dependencies: SummaryDependencies,
  telling: Telling,
  notice: Notice,
): Promise<Entry | null> {
  if (notice.kind === 'person_wanted' || notice.kind === 'new_lead')
    return conversationEntry(dependencies, telling, notice)
  if (notice.kind === 'source_failed') return sourceEntry(telling, notice)
  return notice.resource_object === 'standing_check' ? checkEntry(telling, notice) : gapEntry(telling, notice)
}

async function conversationEntry(
  dependencies: SummaryDependencies,
  { tenant, organization, language, now, allowed, short }: Telling,
  { kind, resource_id }: Notice,
): Promise<Entry | null> {
  const summary = await summarizeConversation(dependencies, tenant, organization, resource_id, now)
  if (!summary) return null
  if (kind === 'person_wanted' && !summary.person_wanted) return null
  const words = wordsIn(language)
  const time = timeIn(language, await getTimezone(tenant), summary.last_message_at)
  const fit = summary.fit === null ? undefined : words.fit[summary.fit]
  const quote = allowedWords(plainBrief(summary.brief), allowed, { short })
  return {
    kind,
    name: summary.agent_name,
    section: {
      heading: words.conversation(summary.number, summary.agent_name),
      lines: [words.waitingSince(time), ...(fit === undefined ? [] : [fit])],
      ...(quote !== undefined && { quote }),
    },
    place: 'conversation',
    path: `/conversations/${resource_id}`,
  }
}

async function sourceEntry({ tenant }: Telling, { kind, resource_id }: Notice): Promise<Entry | null> {
  const run = await findRun(tenant, resource_id)
  if (!run) return null
  return {
    kind,
    name: run.title,
    section: { heading: run.title, lines: [run.message] },
    place: 'source',
    path: `/knowledge/sources/${run.source_id}`,
  }
}

async function gapEntry(
  { tenant, language, allowed }: Telling,
  { kind, resource_id }: Notice,
): Promise<Entry | null> {
  const gap = await findGap(tenant, resource_id)
  if (!gap?.broken) return null
  const words = wordsIn(language)
  return {
    kind,
    name: gap.agent_name,
    // The question of a gap is a visitor's words.
    section: {
      heading: allowedWords(gap.question, allowed) ?? words.question,
      lines: [words.agent(gap.agent_name)],
    },
    place: 'gap',
    path: `/knowledge/gaps/${resource_id}`,
  }
}

/** A check of the owner's own: its question is theirs. */
async function checkEntry(
  { tenant, language }: Telling,
  { kind, resource_id }: Notice,
): Promise<Entry | null> {
  const check = await getStandingCheck(tenant, resource_id).catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })
  if (check?.passes !== false) return null
  return {
    kind,
    name: check.agent,
    section: { heading: check.question, lines: [wordsIn(language).agent(check.agent)] },
    place: 'gaps',
    path: '/knowledge/gaps',
  }
}

const timeIn = (language: string, timeZone: string, time: Date) =>
  new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(time)
