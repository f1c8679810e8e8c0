import type { Command } from '../command.ts'

export const organizationsCreate: Command = {
  name: 'organizations create',
  summary: 'Create an organization.',
  options: {
    name: { value: '<name>', required: true, meaning: 'The name of the organization.' },
    slug: {
      value: '<slug>',
      required: true,
      meaning: 'A short name: lowercase letters, digits and hyphens.',
    },
  },
  async run({ values, say, environment }) {
    const { createOrganization, readConfig, withDatabase } = await import('@foyer/server')
    const organization = await withDatabase(
      readConfig(environment),
      'foyer organizations create',
      (database) => createOrganization(database, { name: values.name!, slug: values.slug! }, new Date()),
    )
    say(`Created. Now create a key: foyer keys create --organization ${organization.slug} --name <name>`)
    return { data: organization, text: organization.slug }
  },
}
