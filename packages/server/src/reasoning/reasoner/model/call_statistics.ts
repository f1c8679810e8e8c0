import type { MetricSource } from '../../../platform/telemetry/index.ts'
import type { ModelCalls, Tokens } from './call.ts'
import { ModelFailure } from './failure.ts'

/** How calls to models went since this server started. */
export interface CallStatistics {
  /** The same calls, counted. */
  watch(calls: ModelCalls, provider: string): ModelCalls
  /** One call, counted with its time; `count` takes its tokens. */
  around<Result>(
    provider: string,
    work: (count: (tokens: Tokens) => void) => Promise<Result>,
  ): Promise<Result>
  metrics: MetricSource[]
}

interface Count {
  provider: string
  outcome: string
  calls: number
  seconds: number
}

export function createCallStatistics(nowMs: () => number = () => performance.now()): CallStatistics {
  const counts = new Map<string, Count>()
  const tokens = new Map<string, Tokens>()

  function countCall(provider: string, outcome: string, seconds: number) {
    const name = `${provider} ${outcome}`
    const before = counts.get(name) ?? { provider, outcome, calls: 0, seconds: 0 }
    counts.set(name, { ...before, calls: before.calls + 1, seconds: before.seconds + seconds })
  }

  function countTokens(provider: string, { input, output }: Tokens) {
    const before = tokens.get(provider) ?? { input: 0, output: 0 }
    tokens.set(provider, { input: before.input + input, output: before.output + output })
  }

  async function timed<Result>(provider: string, work: () => Promise<Result>): Promise<Result> {
    const started = nowMs()
    const end = (outcome: string) => countCall(provider, outcome, (nowMs() - started) / 1000)
    try {
      const result = await work()
      end('answered')
      return result
    } catch (error) {
      end(error instanceof ModelFailure ? error.reason : 'interrupted')
      throw error
    }
  }

  const perOutcome = (name: string, help: string, figure: 'calls' | 'seconds'): MetricSource => ({
    name,
    help,
    kind: 'counter',
    labels: ['provider', 'outcome'],
    read: () =>
      [...counts.values()].map(({ provider, outcome, ...count }) => ({
        labels: { provider, outcome },
        value: count[figure],
      })),
  })

  const around: CallStatistics['around'] = (provider, work) =>
    timed(provider, () => work((spent) => countTokens(provider, spent)))

  return {
    around,
    watch: (calls, provider) => ({
      ask: (...asked) =>
        around(provider, async (count) => {
          const answer = await calls.ask(...asked)
          count(answer.tokens)
          return answer
        }),
    }),
    metrics: [
      perOutcome('foyer_model_calls_total', 'Calls to language models, by provider and outcome.', 'calls'),
      perOutcome(
        'foyer_model_call_seconds_total',
        'Time that calls to language models took, by provider and outcome.',
        'seconds',
      ),
      {
        name: 'foyer_model_tokens_total',
        help: 'Tokens of calls to language models, by provider and direction.',
        kind: 'counter',
        labels: ['provider', 'direction'],
        read: () =>
          [...tokens].flatMap(([provider, { input, output }]) => [
            { labels: { provider, direction: 'input' }, value: input },
            { labels: { provider, direction: 'output' }, value: output },
          ]),
      },
    ],
  }
}
