import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startService } from '../service.ts'
import { figuresOf, tableOf } from './figures.ts'
import { annoyancesOf, outcomeOf } from './grade.ts'
import { openOrganizations, ownOrganizations, type TrialOrganization } from './organization.ts'
import {
  fittingChip,
  type PickChip,
  type PlayedConversation,
  type PlayedMessage,
  playConversation,
  playThread,
  setUp,
} from './play.ts'

/**
 * `npm run trial`: how good agents are to talk to. Plays the messages and conversations of invented organizations against
 * the whole service, without a model, and prints T1, T2, T3 and T5. `--only` one
 * organization, `--set own`, `held_out` or `open`, `--json FILE` for every reply with its grade, `--print` shows them. The
 * open half of the blind trial is taken from TRIAL_VISITORS, or from `../shared/visitors` where that is there.
 *
 * `--sheet FILE` writes the chips that were shown, with what each visitor wanted to know. `--picks FILE` takes what a person
 * picked, `{ message id: label or null }`, instead of the chip that shares the most words.
 */

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    set: { type: 'string' },
    json: { type: 'string' },
    print: { type: 'boolean', default: false },
    sheet: { type: 'string' },
    picks: { type: 'string' },
  },
})
const visitors = process.env.TRIAL_VISITORS ?? new URL('../../../shared/visitors', import.meta.url).pathname
const organizations = [...ownOrganizations(), ...openOrganizations(visitors)].filter(
  ({ slug, set }) => (values.only ?? slug) === slug && (values.set ?? set) === set,
)
if (organizations.length === 0) {
  console.error('No organization fits --only and --set.')
  process.exit(2)
}

const picks: Record<string, string | null> | null = values.picks
  ? JSON.parse(readFileSync(values.picks, 'utf8'))
  : null
const pick: PickChip = (labels, message) => {
  const picked = picks?.[message.id]
  // Chips that the person has not seen.
  if (picked === undefined || (picked !== null && !labels.includes(picked)))
    return fittingChip(labels, message)
  return picked ?? undefined
}

const messages: PlayedMessage[] = []
const conversations: PlayedConversation[] = []
const service = await startService({ allow: [] })
try {
  for (const organization of organizations) await play(organization)
} finally {
  await service.close()
}

async function play(organization: TrialOrganization) {
  console.error(`${organization.slug} …`)
  const client = await setUp(service, organization)
  for (const thread of organization.threads)
    for (const played of await playThread(client, organization, thread, pick)) messages.push(played)
  for (const each of organization.conversations)
    conversations.push(await playConversation(client, organization, each))
}

const sets = ['own', 'held_out', 'open'] as const
const ofSet = (set: string) =>
  figuresOf(
    messages.filter((played) => played.set === set),
    conversations.filter((played) => played.set === set),
  )
console.log(
  tableOf([
    ...sets
      .filter((set) => messages.some((played) => played.set === set))
      .map((set) => [set, ofSet(set)] as [string, ReturnType<typeof ofSet>]),
    ['all', figuresOf(messages, conversations)],
  ]),
)
const graded = messages.map((played) => ({
  ...played,
  outcome: outcomeOf(played),
  annoyances: annoyancesOf(played),
}))
if (values.json) writeFileSync(values.json, JSON.stringify({ messages: graded, conversations }, null, 1))
if (values.sheet) {
  const shown = messages.filter(({ message, reply }) => message.expect === 'answer' && reply.chips.length > 0)
  const sheet = shown.map(({ message, reply }) => ({
    id: message.id,
    wanted: message.question,
    labels: reply.chips,
  }))
  writeFileSync(values.sheet, JSON.stringify(sheet, null, 1))
}
if (values.print)
  for (const { message, reply, tap, outcome, annoyances } of graded)
    console.log(
      [
        `[${message.id}] ${message.type}, ${message.expect}: ${outcome ?? '–'} ${annoyances.join(', ')}`,
        `  > ${message.text}`,
        `  < ${reply.text}${reply.chips.length > 0 ? `  {${reply.chips.join(' | ')}}` : ''}`,
        ...(tap ? [`  tap “${tap.label}” < ${tap.reply.text}`] : []),
      ].join('\n'),
    )
