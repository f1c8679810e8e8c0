import type { Command } from '../command.ts'
import { readConfiguration } from '../configuration_folder.ts'
import { configurationSource } from '../configuration_source.ts'
import { planSummary, planText } from '../plan_text.ts'
import { folderArgument, sourceOptions } from './configuration_options.ts'

export const apply: Command = {
  name: 'apply',
  summary: 'Update the configuration to match a folder of files. Applies all changes or none.',
  details:
    'If you delete a file that was applied before, its object is archived. Applying again changes nothing. Exits with 1 if\n' +
    'files cannot be applied or something was changed elsewhere since they were last applied. Needs no running server,\n' +
    'unless you name one with --url.',
  argument: folderArgument,
  options: {
    ...sourceOptions,
    plan: {
      value: '<id>',
      meaning: 'Apply only if nothing has changed since this plan. `foyer plan` prints its id.',
    },
    force: { meaning: 'Also overwrite what was changed elsewhere.' },
  },
  async run({ values, say, environment }) {
    const files = await readConfiguration(values.folder!)
    const done = await (await configurationSource('foyer apply', values, environment)).apply({
      files,
      ...(values.plan !== undefined && { plan_id: values.plan }),
      ...(values.force !== undefined && { force: true }),
    })
    // What was overwritten is no drift any more.
    const told = { ...done, drift: [] }
    say(`Applied ${planSummary(told)}`)
    return { data: done, text: planText(told) }
  },
}
