import { type Surroundings, UsageError } from './command.ts'
import { commands } from './commands/index.ts'
import { helpOfCommand, helpOfGroup } from './help.ts'
import { watchSignals } from './interruption.ts'
import { findCommand, readOptions } from './parse.ts'
import { jsonOf, withoutControls } from './terminal_text.ts'

/** Data on standard output, words on standard error. Exit code 0, 1 for a failure, 2 for a wrong command line, 3 for changes to be made. */
export async function main(parameters: string[]): Promise<void> {
  const { env: environment, stdin, stdout, stderr } = process
  // A reader such as `head` that has seen enough is no failure.
  stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  process.exitCode = await runCommand(parameters, { environment, stdin, stdout, stderr, watchSignals })
}

/** Returns the exit code. */
export async function runCommand(parameters: string[], surroundings: Surroundings): Promise<number> {
  const { stdout, stderr } = surroundings
  const print = (text: string) => {
    if (text !== '') stdout.write(`${text}\n`)
  }
  const say = (line: string) => void stderr.write(`${withoutControls(line)}\n`)
  return run(parameters, surroundings, { print, say }).catch((error: unknown) => explain(error, say))
}

interface Voice {
  print(text: string): void
  say(line: string): void
}

async function run(parameters: string[], surroundings: Surroundings, voice: Voice): Promise<number> {
  const words = parameters[0] === 'help' ? [...parameters.slice(1), '--help'] : parameters
  if (words[0] === '--version') words[0] = 'version'
  const named = findCommand(words, commands)
  if ('group' in named) return showGroup(named.group, words, voice)
  const { command } = named
  const { values, lists, help, json } = readOptions(command, words.slice(named.words))
  const { print, say } = voice
  if (help) {
    print(helpOfCommand(command))
    return 0
  }
  const { watchSignals, ...given } = surroundings
  const result = await command.run({ ...given, values, lists, json, say, interruption: watchSignals() })
  if (result) print(json ? jsonOf(result.data, 2) : withoutControls(result.text))
  return result?.exitCode ?? 0
}

/** A group is not a command: its help is an answer when it was asked for, and a correction when it was not. */
function showGroup(group: string[], words: string[], { print, say }: Voice): number {
  const help = helpOfGroup(group, commands)
  if (words[group.length] === '--help') {
    print(help)
    return 0
  }
  const stray = words[group.length]
  if (stray !== undefined) throw new UsageError(`${stray} goes after a command. See \`foyer --help\`.`)
  say(help)
  return 2
}

/** What was foreseen ends with one line; anything else is a fault of ours, and its stack helps to report it. */
async function explain(error: unknown, say: Voice['say']): Promise<number> {
  if (error instanceof UsageError) {
    say(`foyer: ${error.message}`)
    return 2
  }
  const { expectedErrorMessage } = await import('@foyer/server')
  say(`foyer: ${expectedErrorMessage(error) ?? (error instanceof Error ? error.stack : String(error))}`)
  return 1
}
