import { access, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Command, UsageError } from '../command.ts'
import { configurationSource } from '../configuration_source.ts'
import { folderArgument, sourceOptions } from './configuration_options.ts'

export const scenariosCreate: Command = {
  name: 'scenarios create',
  summary: 'Write a scenario for `foyer test` from a conversation or a gap.',
  details:
    'A conversation is played again with the agent as it is now: the scenario expects the same result, and passes.\n' +
    'A conversation with a model is not played again: the scenario expects what came of it.\n' +
    'A scenario from a gap expects an answer. Contact details are replaced by examples. A file that exists is kept.\n' +
    'Needs no running server, unless you name one with --url.',
  argument: folderArgument,
  options: {
    conversation: { value: '<id>', meaning: 'The conversation. Name this or --gap.' },
    gap: { value: '<id>', meaning: 'The gap; `foyer gaps list` shows them.' },
    ...sourceOptions,
  },
  async run({ values, say, environment }) {
    const { conversation, gap, folder } = values
    if ((conversation === undefined) === (gap === undefined))
      throw new UsageError('Name a conversation with --conversation, or a gap with --gap.')
    const source = await configurationSource('foyer scenarios create', values, environment)
    const draft = await source.draft(
      conversation === undefined
        ? { knowledge_gap_id: idOf('gap', gap!) }
        : { conversation_id: idOf('conversation', conversation) },
    )
    const path = join(folder!, draft.path)
    if (await exists(path)) throw new UsageError(`${path} exists already: edit it, or rename it first.`)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, draft.content)
    say(
      draft.passes
        ? `Wrote ${path}. It passes.`
        : `Wrote ${path}. It does not pass yet: the question cannot be answered.`,
    )
    return { data: { ...draft, file: path }, text: '' }
  },
}

function idOf(name: string, text: string): number {
  if (/^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text))) return Number(text)
  throw new UsageError(`--${name} must be an id, not "${text}".`)
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
