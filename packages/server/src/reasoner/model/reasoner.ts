import type { Paper, Reasoned, Reasoner } from '../port.ts'
import { assessByModel } from './assess.ts'
import type { ModelCalls, Tokens } from './call.ts'
import { type FailureReason, fallbacks, ModelFailure } from './failure.ts'
import { readByModel } from './read_message.ts'
import type { ModelSetting } from './setting.ts'
import { speechParts } from './speech_parts.ts'
import { NotUnderstood } from './structured.ts'
import { startTurn } from './turn.ts'
import { wordByModel } from './word_plan.ts'
import { writeByModel } from './write_paper.ts'

/** How long a model may take, in seconds. */
export interface Deadlines {
  read: number
  word: number
  firstPiece: number
  paper: number
}

const usualDeadlines: Deadlines = { read: 20, word: 30, firstPiece: 8, paper: 60 }
/** Generous: some models think before they answer, and what they think counts. */
const maxOutputTokens = { read: 4000, word: 4000, paper: 12_000 }

export interface ModelReasonerOptions {
  calls: ModelCalls
  setting: Pick<ModelSetting, 'model' | 'context_tokens'>
  /** Stands in whenever the model is of no use. */
  builtin: Reasoner
  deadlines?: Partial<Deadlines>
}

/** One turn, or the papers of one conversation, with a language model. It remembers what the turn has called already. */
export function createModelReasoner({ calls, setting, builtin, deadlines }: ModelReasonerOptions): Reasoner {
  const { model, context_tokens } = setting
  const seconds = { ...usualDeadlines, ...deadlines }
  const asking = (what: keyof typeof maxOutputTokens, signal: AbortSignal) => ({
    seconds: seconds[what],
    maxOutputTokens: maxOutputTokens[what],
    signal,
  })
  const turn = startTurn(calls)

  async function orBuiltin<Result>(
    work: () => Promise<Reasoned<Result>>,
    standIn: () => Promise<Reasoned<Result>>,
  ): Promise<Reasoned<Result>> {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error
      const tokens = error instanceof NotUnderstood ? error.tokens : nothing
      return { ...(await standIn()), tokens, fallback: fallbacks[error.reason] }
    }
  }

  return {
    isModel: true,
    read: (talk, input, signal) =>
      orBuiltin(
        async () => {
          const heard = await turn.reading((counted) =>
            readByModel(counted, talk, input, asking('read', signal), context_tokens),
          )
          return { result: heard.value, by: model, tokens: heard.tokens }
        },
        () => builtin.read(talk, input, signal),
      ),

    async word(talk, input, tell, signal) {
      const standIn = () => builtin.word(talk, input, tell, signal)
      // Where there is nothing for a model to word, not asking it is no fallback.
      if (!speechParts(input.plan).some(({ by }) => by === 'model')) return standIn()
      const spent = turn.wording()
      if (spent) return { ...(await standIn()), fallback: fallbacks[spent] }
      const { worded, tokens, heard, failed } = await wordByModel(
        calls,
        talk,
        input,
        tell,
        { ...asking('word', signal), firstPieceSeconds: seconds.firstPiece },
        context_tokens,
      )
      const reason: FailureReason | null = failed ?? (heard ? null : 'not_understood')
      return {
        result: worded,
        by: heard ? model : 'builtin',
        tokens,
        ...(reason && { fallback: fallbacks[reason] }),
      }
    },

    assess: (talk, closing, signal) =>
      orBuiltin(
        async () => {
          if (closing.flow.fit_criteria.length === 0) return builtin.assess(talk, closing, signal)
          const { value, tokens } = await assessByModel(
            calls,
            talk,
            closing,
            asking('paper', signal),
            context_tokens,
          )
          return { result: value, by: model, tokens }
        },
        () => builtin.assess(talk, closing, signal),
      ),

    write: (talk, paper, signal) =>
      orBuiltin(
        async () => {
          if (isMarkup(paper)) return builtin.write(talk, paper, signal)
          const { text, tokens } = await writeByModel(
            calls,
            talk,
            paper,
            asking('paper', signal),
            context_tokens,
          )
          return { result: text, by: model, tokens }
        },
        () => builtin.write(talk, paper, signal),
      ),
  }
}

const nothing: Tokens = { input: 0, output: 0 }

/** A template in HTML is filled in, and what goes into it escaped: no model writes markup that a browser runs. */
const isMarkup = ({ kind, closing }: Paper) =>
  kind === 'synthesis' && closing.flow.deliverable_templates[0]?.format === 'html'
