import { createInterface, type Interface } from 'node:readline/promises'
import type { Command } from '../command.ts'
import { UsageError } from '../command.ts'
import { organizationOption } from './organization_option.ts'

export const organizationsDelete: Command = {
  name: 'organizations delete',
  summary: 'Permanently delete an organization and everything that belongs to it.',
  details:
    'Asks you to confirm the slug. Keys and members lose access immediately, even while servers run. If it is\n' +
    'interrupted, run it again: it continues. People keep their accounts, which may belong to other organizations.',
  options: {
    organization: organizationOption,
    yes: { meaning: 'Do not ask for confirmation. For scripts.' },
  },
  async run({ values, say, environment, stdin, stderr }) {
    const { deleteOrganization, getOrganization, readConfig, withDatabase } = await import('@foyer/server')
    const receipt = await withDatabase(
      readConfig(environment),
      'foyer organizations delete',
      async (database) => {
        const organization = await getOrganization(database, values.organization!)
        if (values.yes === undefined)
          await confirm(organization, createInterface({ input: stdin, output: stderr }))
        return deleteOrganization(database, organization, new Date(), ({ table, rows }) =>
          say(`${table}: ${rows}`),
        )
      },
    )
    say(`"${receipt.organization.slug}" was deleted. ${receipt.note}`)
    return { data: receipt, text: '' }
  },
}

/** What is piped counts as well; nothing at all is a no. */
async function confirm({ slug, name }: { slug: string; name: string }, reader: Interface) {
  const closed = new Promise<string>((resolve) => reader.once('close', () => resolve('')))
  const question = `This deletes "${name}" with all its agents, knowledge and conversations. Type ${slug} to continue: `
  const typed = await Promise.race([reader.question(question), closed])
  reader.close()
  if (typed.trim() !== slug)
    throw new UsageError(`Nothing was deleted: that is not "${slug}". Type the slug, or pass --yes.`)
}
