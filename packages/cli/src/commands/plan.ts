import type { Command } from '../command.ts'
import { readConfiguration } from '../configuration_folder.ts'
import { planExitCode, planSummary, planText } from '../plan_text.ts'
import { folderArgument } from './folder_argument.ts'
import { organizationChoice } from './organization_option.ts'

export const plan: Command = {
  name: 'plan',
  summary: 'Show what applying a folder of files would change. Saves nothing.',
  details:
    'Compiles flows and plays the scenarios. Exits with 0 if there is nothing to change, 3 if there are changes, and 1 if\n' +
    'files cannot be applied, something was changed elsewhere since, or a scenario differs. Needs no running server.',
  argument: folderArgument,
  options: { organization: organizationChoice },
  async run({ values, say }) {
    const files = await readConfiguration(values.folder!)
    const { chooseOrganization, planConfiguration, readConfig, withDatabase } = await import('@foyer/server')
    const config = readConfig()
    const planned = await withDatabase(config, 'foyer plan', async (database) => {
      const organization = await chooseOrganization(database, values.organization)
      return planConfiguration({ database, organization, now: new Date() }, config, files)
    })
    say(planSummary(planned))
    return { data: planned, text: planText(planned), exitCode: planExitCode(planned) }
  },
}
