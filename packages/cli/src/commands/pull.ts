import type { Command } from '../command.ts'
import { type WrittenFile, writeFolder } from '../configuration_folder.ts'
import { configurationSource } from '../configuration_source.ts'
import { table } from '../table.ts'
import { folderArgument, sourceOptions } from './configuration_options.ts'

export const pull: Command = {
  name: 'pull',
  summary: 'Write agents, prompts and the catalog into a folder, one YAML file each.',
  details:
    'If the folder already has files, comments and key order are preserved. Files of archived objects are removed; files\n' +
    'not applied yet are kept. Needs no running server, unless you name one with --url.',
  argument: folderArgument,
  options: sourceOptions,
  async run({ values, say, environment }) {
    const pulled = await (await configurationSource('foyer pull', values, environment)).pull()
    const { loadMergeFile } = await import('@foyer/server')
    const files = await writeFolder(values.folder!, pulled, await loadMergeFile())
    const moved = files.filter(({ state }) => state !== 'unchanged')
    say(summaryOf(files))
    return {
      data: { revision: pulled.revision, files },
      text:
        moved.length === 0
          ? ''
          : table(
              ['state', 'file'],
              moved.map(({ state, path }) => [state, path]),
            ),
    }
  },
}

function summaryOf(files: WrittenFile[]): string {
  const states = ['added', 'changed', 'unchanged', 'removed', 'kept'] as const
  const counts = states.map((state) => [files.filter((file) => file.state === state).length, state] as const)
  const told = counts.filter(([count]) => count > 0).map(([count, state]) => `${count} ${state}`)
  return told.length === 0 ? 'There is nothing to write.' : `${told.join(', ')}.`
}
