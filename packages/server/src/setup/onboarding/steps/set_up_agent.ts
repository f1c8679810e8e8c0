import { createAgent } from '../../../agents/index.ts'
import { getOrganizationRow, updateOrganization } from '../../../organization/index.ts'
import * as repository from '../repository.ts'
import { write } from '../run.ts'
import type { StepWork } from './step.ts'

/** The agent that was named, or the first one; where there is none, one that answers questions. */
export const setUpAgent: StepWork = async ({ tenant }, context, run) => {
  if (run.agent_id !== null && run.locale !== null) return 'done'
  const organization = await getOrganizationRow(tenant)
  const locale = run.locale ?? (await repository.findLanguage(tenant, run.id)) ?? organization.default_locale
  const first = await repository.findFirstAgent(tenant)
  // An agent begins in the organization's language. Nobody has spoken it yet.
  if (run.agent_id === null && !first && languageOf(locale) !== languageOf(organization.default_locale))
    await write(tenant, context, run, async (db) => {
      const locales = [...new Set([locale, ...organization.locales])]
      await updateOrganization(context, db, { default_locale: locale, locales })
      return undefined
    })
  await write(tenant, context, run, async (db, row) => {
    if (row.agent_id !== null) return { fields: { locale } }
    const known = await repository.findFirstAgent(db)
    if (known) return { fields: { agent_id: known.id, locale } }
    const speaking = { ...context, organization: { ...context.organization, default_locale: locale } }
    const { id } = await createAgent(speaking, db, {
      name: row.agent_name ?? organization.name,
      archetype: 'answers',
      languages: [locale],
      allowed_origins: [...new Set(row.sites.map(({ url }) => new URL(url).origin))],
    })
    return { fields: { agent_id: id, locale } }
  })
  return 'done'
}

const languageOf = (locale: string) => locale.toLowerCase().split('-')[0]
