import { valuesOf } from '../../conversation/answers.ts'
import { hasTool } from '../../conversation/capturable_slots.ts'
import type { PromptedPhase } from '../../flow/compiled_flow.ts'
import type { SlotDefinition } from '../../flow/definition.ts'
import type { SlotValue } from '../../prompts/live_values.ts'
import { replyAddress } from '../contact.ts'
import type { TurnSetting } from '../setting.ts'
import type { LoopState } from '../state.ts'
import { momentText, presenceText } from './moment_words.ts'
import { changingPrompt } from './owner_prompts.ts'
import { asLine, inTag } from './tags.ts'

/** A slot that was asked for so often is asked for no more. */
const mostAsked = 2

/** What changes from turn to turn. It stands before the visitor's words. */
export function situationText(setting: TurnSetting, state: LoopState, phase: PromptedPhase): string {
  const instructions = instructionsOf(setting, state, phase)
  const situation = inTag('situation', linesOf(setting, state, phase).filter(Boolean).join('\n'))
  return instructions === '' ? situation : `${inTag('instructions', instructions)}\n\n${situation}`
}

function instructionsOf(setting: TurnSetting, state: LoopState, phase: PromptedPhase): string {
  const recording = hasTool(phase, 'capture_slots') ? changingPrompt(setting, state, phase, 'extraction') : ''
  return [
    changingPrompt(setting, state, phase, 'conversation'),
    recording && `# How you record answers\n${recording}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function linesOf(setting: TurnSetting, state: LoopState, phase: PromptedPhase): string[] {
  const { moment, visitor } = setting
  const address = replyAddress(setting, state)
  return [
    `Now: ${momentText(moment)}. ${presenceText(moment.presence)}`,
    who(visitor),
    moment.page ? `The visitor is on the page ${pageWords(moment.page)}.` : '',
    `Language: ${languageName(state.language ?? setting.locale)}, unless the visitor uses another one now.`,
    `Phase: ${phase.title}. ${phase.objective}`.trim(),
    phase.exit.exit_criteria && `Done when: ${phase.exit.exit_criteria}`,
    hasTool(phase, 'consult_knowledge') ? '' : withoutKnowledge,
    recorded(state),
    stillUseful(state, phase),
    listed('Already done', state.done),
    listed('Passed on to the team as not known', state.gaps),
    address === null
      ? 'No address or number of the visitor is known.'
      : `The team can reply to ${asLine(address)}.`,
    state.recapped ? complete : '',
  ]
}

const withoutKnowledge =
  'There is no knowledge to look into in this phase. If a question needs it, say that you can’t look it up right now; don’t report a gap.'

const complete =
  'The plan is complete. If you have not yet, sum up what is recorded so that the visitor can correct it. There is nothing more to ask.'

function who({ name, email }: TurnSetting['visitor']): string {
  const known = [name, email].filter((part) => part !== undefined).map(asLine)
  return known.length > 0 ? `The visitor is ${known.join(', ')}.` : ''
}

const pageWords = ({ url, title }: NonNullable<TurnSetting['moment']['page']>): string =>
  title ? `“${asLine(title)}” (${asLine(url)})` : asLine(url)

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** `de-AT` is German. */
const languageName = (tag: string): string => languageNames.of(tag.split('-', 1)[0]!) ?? tag

function recorded({ answers }: LoopState): string {
  const all = Object.entries(valuesOf(answers)).map(([key, value]) => `${key} = ${answerWords(value)}`)
  return all.length > 0 ? `Recorded: ${all.join('; ')}.` : ''
}

function answerWords(value: SlotValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string'
    ? `“${asLine(value)}”`
    : value.map((each) => `“${asLine(each)}”`).join(', ')
}

function stillUseful(state: LoopState, phase: PromptedPhase): string {
  if (!hasTool(phase, 'capture_slots')) return ''
  const open = phase.slots.filter((slot) => isOpen(slot, state))
  const inOrder = [...open.filter(({ required }) => required), ...open.filter(({ required }) => !required)]
  const words = inOrder.map(({ key, required }) => (required ? `${key} (required)` : key))
  return words.length > 0 ? `Still useful: ${words.join(', ')}.` : ''
}

const isOpen = ({ key }: SlotDefinition, { answers, known, asked }: LoopState): boolean =>
  !Object.hasOwn(answers, key) && !known.includes(key) && (asked[key] ?? 0) < mostAsked

const listed = (heading: string, items: readonly string[]): string =>
  items.length > 0 ? `${heading}: ${items.map((item) => asLine(item).replace(/\.$/, '')).join('; ')}` : ''
