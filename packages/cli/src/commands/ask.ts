import type { Command } from '../command.ts'
import { table } from '../table.ts'
import { organizationChoice } from './organization_option.ts'

export const ask: Command = {
  name: 'ask',
  summary: 'Check whether an agent can answer a question, and from which sources.',
  details: 'Stores nothing: no conversation, no gap. Needs no running server.',
  argument: { name: 'question', value: '<question>', meaning: 'The question, in quotation marks.' },
  options: {
    agent: { value: '<slug>', required: true, meaning: 'The agent, by its slug.' },
    organization: organizationChoice,
  },
  async run({ values, environment }) {
    const { ask, chooseOrganization, readConfig, withDatabase } = await import('@foyer/server')
    const config = readConfig(environment)
    const found = await withDatabase(config, 'foyer ask', async (database) => {
      const organization = await chooseOrganization(database, values.organization, values.agent)
      const acting = { database, organization, now: new Date() }
      return ask(acting, config, { agent: values.agent!, query: values.question! })
    })
    const { answerable, answer, reason, probability } = found.judgement!
    const verdict = answerable ? (answer ?? 'answerable') : `Not answerable: ${reason}`
    const evidence = found.data.map(({ kind, id, band, source_title, text }) => [
      `${kind} ${id}`,
      band,
      source_title,
      text.replaceAll(/\s+/g, ' ').slice(0, 80),
    ])
    return {
      data: found,
      text: [
        `${verdict} (${probability.toFixed(2)})`,
        ...(evidence.length > 0 ? [table(['evidence', 'band', 'source', 'text'], evidence)] : []),
      ].join('\n\n'),
    }
  },
}
