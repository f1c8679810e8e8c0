import type { Command } from '../command.ts'
import { UsageError } from '../command.ts'
import { organizationOption } from './organization_option.ts'

export const organizationsCredits: Command = {
  name: 'organizations credits',
  summary: 'Set how many credits an organization has left for language models.',
  options: {
    organization: organizationOption,
    set: { value: '<n|none>', required: true, meaning: 'A whole number, or none for no limit.' },
  },
  async run({ values, say, environment }) {
    const credits = readCredits(values.set!)
    const { getOrganization, grantCredits, readConfig, withDatabase } = await import('@foyer/server')
    const organization = await withDatabase(
      readConfig(environment),
      'foyer organizations credits',
      async (database) =>
        grantCredits(database, await getOrganization(database, values.organization!), credits, new Date()),
    )
    say(`"${organization.slug}" has ${credits === null ? 'no limit' : `${credits} credits left`}.`)
    return { data: organization, text: '' }
  },
}

function readCredits(text: string): number | null {
  if (text === 'none') return null
  if (/^\d+$/.test(text) && Number.isSafeInteger(Number(text))) return Number(text)
  throw new UsageError('--set must be a whole number, or none for no limit.')
}
