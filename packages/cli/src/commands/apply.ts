import type { Command } from '../command.ts'
import { readConfiguration } from '../configuration_folder.ts'
import { planSummary, planText } from '../plan_text.ts'
import { folderArgument } from './folder_argument.ts'
import { organizationChoice } from './organization_option.ts'

export const apply: Command = {
  name: 'apply',
  summary: 'Make the configuration what a folder of files says, all of it or nothing.',
  details:
    'An object whose file was applied earlier and is gone is archived. Applying again changes nothing. Exits with 1 if files\n' +
    'cannot be applied or something was changed elsewhere since they were last applied. Needs no running server.',
  argument: folderArgument,
  options: {
    organization: organizationChoice,
    plan: { value: '<id>', meaning: 'Only apply this plan, as `foyer plan` printed it.' },
    force: { meaning: 'Also overwrite what was changed elsewhere.' },
  },
  async run({ values, say }) {
    const files = await readConfiguration(values.folder!)
    const { applyConfiguration, chooseOrganization, readConfig, withDatabase } = await import('@foyer/server')
    const config = readConfig()
    const done = await withDatabase(config, 'foyer apply', async (database) => {
      const organization = await chooseOrganization(database, values.organization)
      return applyConfiguration({ database, organization, now: new Date() }, config, {
        files,
        ...(values.plan !== undefined && { plan_id: values.plan }),
        ...(values.force !== undefined && { force: true }),
      })
    })
    say(`Applied ${planSummary({ ...done, drift: [] })}`)
    return { data: done, text: planText({ ...done, drift: [] }) }
  },
}
