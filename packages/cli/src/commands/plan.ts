import type { Command } from '../command.ts'
import { readConfiguration } from '../configuration_folder.ts'
import { configurationSource } from '../configuration_source.ts'
import { planExitCode, planSummary, planText } from '../plan_text.ts'
import { folderArgument, sourceOptions } from './configuration_options.ts'

export const plan: Command = {
  name: 'plan',
  summary: 'Show what applying a folder of files would change. Saves nothing.',
  details:
    'Compiles flows and runs the scenarios in the folder. Exits with 0 if there is nothing to change, 3 if there are\n' +
    'changes, and 1 if files cannot be applied, something was changed elsewhere since they were last applied, or a scenario\n' +
    'fails. Needs no running server, unless you name one with --url.',
  argument: folderArgument,
  options: sourceOptions,
  async run({ values, say, environment }) {
    const files = await readConfiguration(values.folder!)
    const planned = await (await configurationSource('foyer plan', values, environment)).plan(files)
    say(planSummary(planned))
    return { data: planned, text: planText(planned), exitCode: planExitCode(planned) }
  },
}
