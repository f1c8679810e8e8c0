import { Readiness } from '@foyer/contract'
import { compile } from '@foyer/engine'
import { definitionOf, getAgent, getStoredFlow, getStoredFlowVersion } from '../../agents/index.ts'
import { getNotificationSettings, getOrganization, listNotifiedMembers } from '../../organization/index.ts'
import type { Queryable } from '../../platform/db/index.ts'
import { type Context, representation } from '../../platform/index.ts'
import { hasModel, type InstallationModel } from '../../reasoning/index.ts'
import { missingGreetings } from './greetings.ts'
import { itemsLeft } from './items.ts'
import { fieldsForModel } from './model_fields.ts'
import { pagesOf } from './remedy.ts'
import { getStanding } from './repository.ts'
import { silenceOf } from './silence.ts'

const represent = representation(Readiness)

export interface ReadinessDependencies {
  installationModel: InstallationModel
  /** Whether the installation sends mail. */
  sendsMail: boolean
}

export async function getAgentReadiness(
  { installationModel, sendsMail }: ReadinessDependencies,
  { now }: Context,
  db: Queryable,
  slug: string,
) {
  const agent = await getAgent(db, slug)
  const [{ flow }, first, has_model, standing, organization, settings, members] = await Promise.all([
    getStoredFlow(db, slug),
    getStoredFlowVersion(db, slug, 1),
    hasModel({ installationModel }, db),
    getStanding(db, agent.id),
    getOrganization(db),
    getNotificationSettings(db),
    listNotifiedMembers(db),
  ])
  const definition = { ...(await definitionOf(db, slug, flow)), has_model }
  const items = itemsLeft({
    ...standing,
    agent,
    organization,
    definition,
    problems: compile(definition).problems,
    greetingless: missingGreetings(definition),
    modelFields: has_model ? [] : fieldsForModel(definition, first.definition),
    silence: silenceOf({ sendsMail, members, settings, timezone: organization.timezone }, now),
    pages: pagesOf(organization.slug, slug),
  })
  return represent({
    object: 'readiness',
    agent: slug,
    ready: items.every(({ level }) => level !== 'required'),
    items,
  })
}
