import { parseArgs } from 'node:util'
import { closestWord } from './closest_word.ts'
import { type Command, globalOptions, type Option, UsageError } from './command.ts'

/** Splits the words that name a command from its options, and says what is wrong with either in words. */

interface ParsedLine {
  command: Command
  values: Record<string, string>
  lists: Record<string, string[]>
  help: boolean
  json: boolean
}

/** The command that the words name and how many of them it took; or the group that they stop at. */
type CommandMatch = { command: Command; words: number } | { group: string[] }

export function findCommand(words: string[], commands: readonly Command[]): CommandMatch {
  const path: string[] = []
  for (;;) {
    const command = commands.find((one) => one.name === path.join(' '))
    const next = words[path.length]
    const known = wordsAfter(path, commands)
    // Some words are a command, and the beginning of others.
    const goesOn = next !== undefined && !next.startsWith('-') && known.length > 0
    if (command && !goesOn) return { command, words: path.length }
    if (!goesOn) return { group: path }
    if (!known.includes(next)) throw unknown(`command "${[...path, next].join(' ')}"`, next, known, path)
    path.push(next)
  }
}

/** The words that can follow: the commands of a group. */
function wordsAfter(path: string[], commands: readonly Command[]): string[] {
  const prefix = path.map((word) => `${word} `).join('')
  const after = commands.filter(({ name }) => name.startsWith(prefix))
  return [...new Set(after.map(({ name }) => name.slice(prefix.length).split(' ')[0]!))]
}

export function readOptions(command: Command, parameters: string[]): Omit<ParsedLine, 'command'> {
  const path = command.name.split(' ')
  const options: Record<string, Option> = { ...command.options, ...globalOptions }
  const { tokens } = parseArgs({
    args: parameters,
    options: Object.fromEntries(
      Object.entries(options).map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }]),
    ),
    strict: false,
    tokens: true,
  })
  const values: Record<string, string> = {}
  const lists = Object.fromEntries(
    Object.entries(options).flatMap(([name, { repeated }]) => (repeated ? [[name, [] as string[]]] : [])),
  ) as Record<string, string[]>
  for (const token of tokens) {
    if (token.kind === 'positional') {
      const { argument } = command
      if (!argument || argument.name in values) throw usage(`"${token.value}" is not expected here.`, path)
      values[argument.name] = token.value
    }
    if (token.kind !== 'option') continue
    const option = options[token.name]
    if (!option) throw unknown(`option ${token.rawName}`, token.name, Object.keys(options), path, '--')
    const value = readValue(option, token, path)
    if (option.repeated) lists[token.name]!.push(value)
    else values[token.name] = value
  }
  const { help, json, ...own } = values
  if (help === undefined) requireAll(command, own)
  return { values: own, lists, help: help !== undefined, json: json !== undefined }
}

interface OptionToken {
  name: string
  value: string | undefined
  inlineValue: boolean | undefined
}

function readValue(option: Option, { name, value, inlineValue }: OptionToken, path: string[]): string {
  if (!option.value) {
    if (value !== undefined) throw usage(`--${name} takes no value.`, path)
    return ''
  }
  // Another option where the value should stand is a value that was forgotten; --name=-x says it on purpose.
  if (value === undefined || (!inlineValue && value.startsWith('-')))
    throw usage(`--${name} needs a value: --${name} ${option.value}.`, path)
  return value
}

function requireAll(command: Command, values: Record<string, string>) {
  const absent = Object.entries(command.options)
    .filter(([name, { required }]) => required && values[name] === undefined)
    .map(([name, { value }]) => `--${name} ${value}`)
  const { argument } = command
  if (argument && !argument.optional && !(argument.name in values)) absent.unshift(argument.value)
  if (absent.length > 0) throw usage(`Missing ${absent.join(' and ')}.`, command.name.split(' '))
}

function unknown(what: string, word: string, known: string[], path: string[], dashes = ''): UsageError {
  const guess = closestWord(word, known)
  return usage(`There is no ${what}.${guess ? ` Did you mean ${dashes}${guess}?` : ''}`, path)
}

const usage = (message: string, path: string[]) =>
  new UsageError(`${message} See \`${['foyer', ...path, '--help'].join(' ')}\`.`)
