import { agentAppearance } from './agent_appearance.ts'
import { agentReadiness } from './agent_readiness.ts'
import { agents } from './agents.ts'
import { answerChecks } from './answer_checks.ts'
import { apiKeys } from './api_keys.ts'
import { attention } from './attention.ts'
import { catalogGenerations } from './catalog_generations.ts'
import { configuration } from './configuration.ts'
import { contacts } from './contacts.ts'
import { conversationLifecycle } from './conversation_lifecycle.ts'
import { conversations } from './conversations.ts'
import { deliverablePreviews } from './deliverable_previews.ts'
import { deliverableTemplates } from './deliverable_templates.ts'
import { deliverables } from './deliverables.ts'
import { events } from './events.ts'
import { experiments } from './experiments.ts'
import { fitCriteria } from './fit_criteria.ts'
import { flow } from './flow.ts'
import { flowStates } from './flow_states.ts'
import { flowVersions } from './flow_versions.ts'
import { identities } from './identities.ts'
import { identitySecrets } from './identity_secrets.ts'
import { informationSlots } from './information_slots.ts'
import { ingestionInstructions } from './ingestion_instructions.ts'
import { ingestionRuns } from './ingestion_runs.ts'
import { insights } from './insights.ts'
import { knowledge } from './knowledge.ts'
import { knowledgeFacts } from './knowledge_facts.ts'
import { knowledgeGaps } from './knowledge_gaps.ts'
import { knowledgeSources } from './knowledge_sources.ts'
import { leads } from './leads.ts'
import { members } from './members.ts'
import { messageCorrections } from './message_corrections.ts'
import { messages } from './messages.ts'
import { notes } from './notes.ts'
import { notifications } from './notifications.ts'
import { onboarding } from './onboarding.ts'
import type { Operation } from './operation.ts'
import { organization } from './organization.ts'
import { organizationExports } from './organization_exports.ts'
import { organizationFindings } from './organization_findings.ts'
import { organizationModel } from './organization_model.ts'
import { promptPreviews } from './prompt_previews.ts'
import { promptTemplates } from './prompt_templates.ts'
import { resourceDrafts } from './resource_drafts.ts'
import { savedReplies } from './saved_replies.ts'
import { services } from './services.ts'
import { standingChecks } from './standing_checks.ts'
import { teammates } from './teammates.ts'
import { voicePreviews } from './voice_previews.ts'
import { voiceProfiles } from './voice_profiles.ts'
import { webhooks } from './webhooks.ts'

/** Every operation, by group in the order of §1. The server, the OpenAPI document and the SDK read this list. */
export const operations = {
  ...organization,
  ...organizationExports,
  ...organizationFindings,
  ...organizationModel,
  ...members,
  ...notifications,
  ...apiKeys,
  ...webhooks,
  ...events,
  ...knowledgeSources,
  ...ingestionRuns,
  ...knowledge,
  ...knowledgeFacts,
  ...knowledgeGaps,
  ...answerChecks,
  ...standingChecks,
  ...ingestionInstructions,
  ...agents,
  ...agentReadiness,
  ...agentAppearance,
  ...identitySecrets,
  ...configuration,
  ...conversations,
  ...conversationLifecycle,
  ...messages,
  ...messageCorrections,
  ...notes,
  ...savedReplies,
  ...contacts,
  ...leads,
  ...insights,
  ...attention,
  ...teammates,
  ...services,
  ...fitCriteria,
  ...voiceProfiles,
  ...voicePreviews,
  ...identities,
  ...promptTemplates,
  ...promptPreviews,
  ...experiments,
  ...deliverableTemplates,
  ...deliverablePreviews,
  ...deliverables,
  ...flow,
  ...flowStates,
  ...informationSlots,
  ...flowVersions,
  ...resourceDrafts,
  ...onboarding,
  ...catalogGenerations,
}

export type OperationId = keyof typeof operations
export const allOperations: readonly Operation[] = Object.values(operations)

export * from './agent_appearance.ts'
export * from './agent_readiness.ts'
export * from './agents.ts'
export * from './answer_checks.ts'
export * from './api_keys.ts'
export * from './attention.ts'
export * from './catalog_generations.ts'
export * from './common.ts'
export * from './configuration.ts'
export * from './configuration_files.ts'
export * from './contacts.ts'
export * from './conversation_lifecycle.ts'
export * from './conversations.ts'
export * from './deliverable_previews.ts'
export * from './deliverable_templates.ts'
export * from './deliverables.ts'
export * from './errors.ts'
export * from './event_data.ts'
export * from './event_types.ts'
export * from './events.ts'
export * from './experiments.ts'
export * from './fit_criteria.ts'
export * from './flow.ts'
export * from './flow_states.ts'
export * from './flow_versions.ts'
export * from './identities.ts'
export * from './identity_secrets.ts'
export * from './information_slots.ts'
export * from './ingestion_instructions.ts'
export * from './ingestion_runs.ts'
export * from './insights.ts'
export * from './knowledge.ts'
export * from './knowledge_facts.ts'
export * from './knowledge_gaps.ts'
export * from './knowledge_sources.ts'
export * from './leads.ts'
export * from './members.ts'
export * from './message_corrections.ts'
export * from './message_trace.ts'
export * from './messages.ts'
export * from './notes.ts'
export * from './notifications.ts'
export * from './onboarding.ts'
export * from './operation.ts'
export * from './organization.ts'
export * from './organization_exports.ts'
export * from './organization_findings.ts'
export * from './organization_model.ts'
export * from './organization_profile.ts'
export { Passkey, PasskeyOptions } from './passkeys.ts'
export * from './prompt_previews.ts'
export * from './prompt_templates.ts'
export * from './resource_drafts.ts'
export * from './run_error.ts'
export * from './saved_replies.ts'
export * from './scenario_file.ts'
export * from './services.ts'
export * from './sign_in.ts'
export * from './standing_checks.ts'
export * from './teammates.ts'
export { RecoveryCodes, TwoFactor, TwoFactorSetup } from './two_factor.ts'
export * from './visits.ts'
export * from './vocabulary.ts'
export * from './voice_previews.ts'
export * from './voice_profiles.ts'
export * from './webhooks.ts'
