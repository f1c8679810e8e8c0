import { hasTool } from '../conversation/capturable_slots.ts'
import { chipValue } from '../conversation/chip_value.ts'
import type { PromptedPhase } from '../flow/compiled_flow.ts'
import { clearLanguageOf, spokenLocale } from '../listening/language_of.ts'
import {
  confidentialTexts,
  groundTexts,
  publicTexts,
  situationText,
  systemPrompt,
  threadOf,
} from './brief/index.ts'
import { type Draft, draftOf, withAnswer } from './draft.ts'
import { replyGate } from './gate.ts'
import { searchIsAway } from './notes.ts'
import { phaseAt } from './phases.ts'
import type { VisitorWords } from './quote.ts'
import { factsIn, groundsOf, type RunningTurn } from './running_turn.ts'
import { SearchAway } from './setting.ts'
import type { LoopState } from './state.ts'
import type { GivenPassage } from './stored_turn.ts'
import { capturableSlots } from './tools/capture_slots.ts'
import { actionOf, toolSchemas } from './tools/index.ts'
import type { DoneAction } from './tools/tool.ts'
import type { HistoryTurn, TurnInput, TurnPorts } from './turn.ts'

/** All that is settled before the responder is asked for the first time. */
export async function beginTurn(input: TurnInput, ports: TurnPorts): Promise<RunningTurn> {
  const { setting, state, history } = input
  const phase = phaseAt(setting.flow, state.phase)
  const draft = firstDraft(input)
  for (const { slot, answer } of draft.captured) ports.emit({ type: 'captured', slot, answer })
  const { passages, unsearched } = await firstPassages(input, ports, phase)
  const situation = [
    situationText(setting, draft.state, phase),
    ...(unsearched === 'outage' ? [searchIsAway] : []),
  ].join('\n\n')
  const said = wordsOf(input)
  const turn: RunningTurn = {
    input,
    ports,
    locale: spokenLocale(
      draft.state.language === null ? {} : { language: draft.state.language },
      setting.locale,
    ),
    system: systemPrompt(setting, phase),
    tools: toolSchemas(setting.flow, setting.knowledge),
    situation,
    passages,
    unsearched,
    gate: replyGate({
      emit: (text) => ports.emit({ type: 'text', text }),
      grounds: (reply) => groundsOf(turn, reply),
    }),
    thread: threadOf(input, { situation, passages }),
    rounds: [],
    draft,
    kept: { draft, rounds: 0 },
    given: [...givenBefore(history), ...passages],
    texts: [
      ...groundTexts(setting),
      ...history.flatMap(textsOf),
      situationText(setting, withoutOwnWords(draft.state), phase),
      ...passages.map(textOf),
    ],
    known: null,
    grounds: {
      said: said.map(({ text }) => text),
      confidential: confidentialTexts(setting),
      public: publicTexts(setting),
      banned_phrases: setting.flow.voice?.banned_phrases ?? [],
      today: setting.moment.date,
    },
    context: {
      setting,
      phase,
      said,
      answers_before: state.answers,
      done_before: doneBefore(input),
      search: ports.search,
    },
    failed: new Set(),
    repeats: false,
    objected: false,
    shortened: false,
  }
  return turn
}

/** With the language that the message is in, and what was tapped: that is exact, and needs nobody to understand it. */
function firstDraft({ setting, state, message }: TurnInput): Draft {
  const language = clearLanguageOf(message.text) ?? state.language
  const draft = draftOf({ ...state, turns: state.turns + 1, language })
  const { chip } = message
  const slot = chip && capturableSlots(setting.flow).find(({ key }) => key === chip.slot)
  const value = slot ? chipValue(slot, chip.values) : undefined
  if (!slot || value === undefined) return draft
  const answer = { value, message_id: message.id, quote: message.text }
  return withAnswer(draft, slot.key, answer, state.answers[slot.key])
}

/** What the visitor wrote, the latest last. Where the id of an older message isn't known, the turn's own stands for it. */
const wordsOf = ({ history, message }: TurnInput): VisitorWords[] => [
  ...history.flatMap(({ visitor, message_id = message.id }) =>
    visitor === null ? [] : [{ message_id, text: visitor }],
  ),
  { message_id: message.id, text: message.text },
]

interface FirstPassages {
  passages: GivenPassage[]
  unsearched: RunningTurn['unsearched']
}

/** The message is looked up before anybody is asked, so that an ordinary turn takes one request. A tapped answer asks nothing. */
async function firstPassages(
  { setting, message, history }: TurnInput,
  { search }: TurnPorts,
  phase: PromptedPhase,
): Promise<FirstPassages> {
  if (!hasTool(phase, 'consult_knowledge')) return { passages: [], unsearched: 'phase' }
  if (setting.knowledge.kind === 'whole' || message.chip) return { passages: [], unsearched: null }
  const previous = history.findLast(({ visitor }) => visitor !== null)?.visitor ?? null
  try {
    return { passages: await search.find({ text: message.text, previous }), unsearched: null }
  } catch (error) {
    if (!(error instanceof SearchAway)) throw error
    return { passages: [], unsearched: 'outage' }
  }
}

const textOf = ({ title, text }: GivenPassage) => `${title}\n${text}`

const callsOf = ({ stored }: HistoryTurn) => (stored?.rounds ?? []).flatMap(({ calls }) => calls)

/** What a turn before brought to light: a reply may rest on it, too. */
const textsOf = (turn: HistoryTurn): string[] => [
  turn.reply,
  ...(turn.stored?.passages ?? []).map(textOf),
  ...factsIn(callsOf(turn)),
]

/** The responder words these itself, unchecked: nothing may rest on them. What the visitor said of it counts anyway. */
const withoutOwnWords = (state: LoopState): LoopState => ({ ...state, answers: {}, done: [], gaps: [] })

const givenBefore = (history: readonly HistoryTurn[]): GivenPassage[] =>
  history.flatMap((turn) => [
    ...(turn.stored?.passages ?? []),
    ...callsOf(turn).flatMap(({ passages = [] }) => passages),
  ])

function doneBefore({ history, state }: TurnInput): DoneAction[] {
  const actions = history.flatMap(callsOf).flatMap(({ name, ok }) => (ok && actionOf(name)) || [])
  return [...new Set(actions), ...(Object.keys(state.answers).length > 0 ? (['recorded'] as const) : [])]
}
