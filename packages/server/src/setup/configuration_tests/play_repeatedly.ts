import type { PlayedConversation } from '@foyer/engine'
import type { ScenarioFile } from '../configuration/scenario_files.ts'
import { type PlayedScenario, playScenario, type Stage } from '../configuration/scenarios.ts'
import { atOnce } from './at_once.ts'
import type { Pace } from './pace.ts'
import { type TestCheck, timed } from './result.ts'

/** How often a scenario is played, and how many of its runs have to pass. */
export interface Repetition {
  runs: number
  pass_rate: number
}

export interface RepetitionOptions {
  reasoner: 'builtin' | 'model'
  repeat?: number
  pass_rate?: number
}

const usual = { repeat: 5, pass_rate: 0.8 }

/** What says the same every time is played once. A script tells what the builtin reasoner does. */
export function repetitionOf({ play }: ScenarioFile, options: RepetitionOptions): Repetition {
  if (options.reasoner === 'builtin' || 'script' in play) return { runs: 1, pass_rate: 1 }
  return {
    runs: play.form.repeat ?? options.repeat ?? usual.repeat,
    pass_rate: play.form.pass_rate ?? options.pass_rate ?? usual.pass_rate,
  }
}

export interface RepeatedScenario {
  check: TestCheck
  conversations: PlayedConversation[]
}

export async function playRepeatedly(
  stage: Stage,
  file: ScenarioFile,
  { runs, pass_rate }: Repetition,
  pace: Pace,
): Promise<RepeatedScenario> {
  const named = { kind: 'scenario' as const, agent: file.agent, name: file.title, path: file.path }
  const [played, milliseconds] = await timed(() =>
    atOnce(Array.from({ length: runs }), pace.atOnce, async () =>
      pace.isOver() ? undefined : playScenario(stage, file),
    ),
  )
  const had = played.filter((run) => run !== undefined)
  if (had.length < runs)
    return {
      check: { ...named, passes: false, failures: [pace.notPlayed], milliseconds },
      conversations: [],
    }
  const failed = had.filter(({ failures }) => failures.length > 0)
  const passed_runs = runs - failed.length
  // In floating point, 0.07 * 100 is a little more than 7.
  const passes = passed_runs >= Math.ceil(pass_rate * runs - 1e-9)
  const [first] = failed
  return {
    check: {
      ...named,
      passes,
      failures: first ? first.failures.map((failure) => ({ ...failure, path: file.path })) : [],
      runs,
      passed_runs,
      ...(first && !passes && { transcript: transcriptOf(first) }),
      milliseconds,
    },
    conversations: had.map(({ conversation }) => conversation),
  }
}

const transcriptOf = ({ conversation: { opening, turns } }: PlayedScenario) => [
  { role: 'agent' as const, text: opening.text },
  ...turns.flatMap(({ said, reply }) => [
    { role: 'visitor' as const, text: said },
    { role: 'agent' as const, text: reply },
  ]),
]
