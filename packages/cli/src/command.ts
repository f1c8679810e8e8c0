import type { Readable, Writable } from 'node:stream'
import type { Interruption } from './interruption.ts'

/** One command of `foyer`: what it is called, what it takes, and what it does. */
export interface Command {
  /** Its words, such as `keys create`. */
  name: string
  summary: string
  /** More than the summary, for its own help. */
  details?: string
  /** The one thing that stands without a name behind the command, such as a file; needed unless it says otherwise. */
  argument?: { name: string; value: string; meaning: string; optional?: true }
  options: Record<string, Option>
  run(invocation: Invocation): Promise<Result | undefined>
}

export interface Option {
  /** What stands for the value in the help, such as `<slug>`; absent for a switch. */
  value?: string
  required?: true
  /** May be given several times: its values are in `lists`. */
  repeated?: true
  meaning: string
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Where a command is given. */
export interface Surroundings {
  environment: Environment
  stdin: Readable & Terminal
  stdout: Writable & Terminal
  stderr: Writable & Terminal
  /** From when on it is the command that decides how it ends. */
  watchSignals(): Interruption
}

interface Terminal {
  isTTY?: boolean
}

interface Invocation extends Omit<Surroundings, 'watchSignals'> {
  /** The values of its options and its argument; a required one is always there. */
  values: Record<string, string>
  /** The values of every option that may be repeated, in their order; often none. */
  lists: Record<string, string[]>
  /** Whether `--json` was given; only a command that prints as it goes has to ask. */
  json: boolean
  /** Words for people, on standard error. */
  say(line: string): void
  interruption: Interruption
}

/** What a command found out, on standard output: `data` with `--json`, `text` without. */
export interface Result {
  data: unknown
  text: string
  /** 1 when the command worked but what it found is wrong; 3 when all is well and there is something to do. */
  exitCode?: 0 | 1 | 3
}

/** The command line was wrong, as opposed to what it asked for: exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}

export const globalOptions: Record<string, Option> = {
  json: { meaning: 'Print JSON instead of text.' },
  help: { meaning: 'Print this help.' },
}
