import { writeFile } from 'node:fs/promises'
import type { ConfigurationTestBody } from '@foyer/server'
import { type Command, UsageError } from '../command.ts'
import { readConfiguration } from '../configuration_folder.ts'
import { configurationSource } from '../configuration_source.ts'
import { junitOf } from '../junit.ts'
import { testSummary, testText } from '../test_text.ts'
import { folderArgument, sourceOptions } from './configuration_options.ts'

const kinds = ['readiness', 'standing_check', 'scenario', 'injection'] as const

export const test: Command = {
  name: 'test',
  summary:
    'Test a folder of files, or the current configuration: compilation, readiness, checks, scenarios, attacks.',
  details:
    'Saves nothing. Without a folder, tests the agents as they are, with the scenarios that were applied. Exits with 0 if\n' +
    'everything passes and with 1 if something does not. Needs no running server, unless you name one with --url.',
  argument: { ...folderArgument, optional: true },
  options: {
    ...sourceOptions,
    agent: { value: '<slug>', repeated: true, meaning: 'Only this agent; may be given several times.' },
    only: {
      value: '<check>',
      repeated: true,
      meaning: `Only this check besides compiling: ${kinds.join(', ')}; may be given several times.`,
    },
    model: {
      meaning: "Use the organization's language model instead of the built-in replies. Costs tokens.",
    },
    repeat: { value: '<n>', meaning: 'With --model: play each scenario this many times. Default: 5.' },
    'pass-rate': {
      value: '<rate>',
      meaning: 'With --model: the share of the runs that has to pass, from 0 to 1. Default: 0.8.',
    },
    junit: { value: '<file>', meaning: 'Also write the result as JUnit XML.' },
  },
  async run({ values, lists, say, environment }) {
    const body = bodyOf(values, lists)
    const files = values.folder === undefined ? undefined : await readConfiguration(values.folder)
    const source = await configurationSource('foyer test', values, environment)
    const tested = await source.test({ ...body, ...(files && { files }) })
    if (values.junit !== undefined) await writeReport(values.junit, junitOf(tested))
    say(testSummary(tested))
    return { data: tested, text: testText(tested), exitCode: tested.passes ? 0 : 1 }
  },
}

function bodyOf(
  { model, repeat, 'pass-rate': rate }: Record<string, string>,
  { agent = [], only = [] }: Record<string, string[]>,
): ConfigurationTestBody {
  for (const [name, value] of Object.entries({ repeat, 'pass-rate': rate }))
    if (value !== undefined && model === undefined)
      throw new UsageError(`--${name} is for --model: built-in replies are the same every time.`)
  return {
    ...(agent.length > 0 && { agents: agent }),
    ...(only.length > 0 && { checks: only.map(kindOf) }),
    ...(model !== undefined && { reasoner: 'model' }),
    ...(repeat !== undefined && { repeat: numberOf('repeat', repeat, /^([1-9]|1\d|20)$/, 'from 1 to 20') }),
    ...(rate !== undefined && {
      pass_rate: numberOf('pass-rate', rate, /^(0(\.\d+)?|1(\.0+)?)$/, 'from 0 to 1, such as 0.8'),
    }),
  }
}

function kindOf(word: string) {
  const kind = kinds.find((one) => one === word || `${one}s` === word)
  if (kind) return kind
  throw new UsageError(`--only must be one of ${kinds.join(', ')}, not "${word}".`)
}

function numberOf(name: string, text: string, form: RegExp, words: string): number {
  if (form.test(text)) return Number(text)
  throw new UsageError(`--${name} must be a number ${words}, not "${text}".`)
}

async function writeReport(path: string, text: string) {
  try {
    await writeFile(path, text)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UsageError(`${path} cannot be written (${code}): name another file with --junit.`)
  }
}
