import type { Command } from '../command.ts'

export const setupLink: Command = {
  name: 'setup-link',
  summary: 'Print a link for the first owner to create their account.',
  details:
    'The server prints one whenever it starts. Each link works for 24 hours, or until there is an owner.',
  options: {},
  async run({ environment }) {
    const { newSetupLink, readConfig, withDatabase } = await import('@foyer/server')
    const config = readConfig(environment)
    const url = await withDatabase(config, 'foyer setup-link', (database) =>
      newSetupLink(config, database, new Date()),
    )
    return { data: { url }, text: url }
  },
}
