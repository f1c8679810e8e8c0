import { type TObject, type TProperties, type TSchema, Type } from 'typebox'
import { AgentAppearance } from './agent_appearance.ts'
import { Agent } from './agents.ts'
import { AnswerCheckRun } from './answer_checks.ts'
import { ApiKey } from './api_keys.ts'
import { CatalogGeneration } from './catalog_generations.ts'
import { Id } from './common.ts'
import { Conversation } from './conversations.ts'
import { DeliverableTemplate } from './deliverable_templates.ts'
import { Deliverable } from './deliverables.ts'
import type { EventObject } from './event_types.ts'
import { Experiment } from './experiments.ts'
import { FitCriterion } from './fit_criteria.ts'
import { Flow } from './flow.ts'
import { FlowState } from './flow_states.ts'
import { Identity } from './identities.ts'
import { InformationSlot } from './information_slots.ts'
import { IngestionInstruction } from './ingestion_instructions.ts'
import { IngestionRun } from './ingestion_runs.ts'
import { KnowledgeFact } from './knowledge_facts.ts'
import { KnowledgeGap } from './knowledge_gaps.ts'
import { KnowledgeSource } from './knowledge_sources.ts'
import { Invitation, Member } from './members.ts'
import { Note } from './notes.ts'
import { MemberNotifications, NotificationTest, OrganizationNotifications } from './notifications.ts'
import { Onboarding, OnboardingQuestion, OnboardingRun } from './onboarding.ts'
import { Organization } from './organization.ts'
import { OrganizationExport } from './organization_exports.ts'
import { ModelTest, OrganizationModel } from './organization_model.ts'
import { PromptTemplate } from './prompt_templates.ts'
import { ResourceDraft } from './resource_drafts.ts'
import { SavedReply } from './saved_replies.ts'
import { Service } from './services.ts'
import { StandingCheck } from './standing_checks.ts'
import { VoiceProfile } from './voice_profiles.ts'
import { WebhookDelivery, WebhookEndpoint } from './webhooks.ts'

/** A resource without some of its properties: what visitors said, and what is long, stays out of events. */
const without = (resource: TObject, ...names: string[]) =>
  summary(
    resource,
    Object.fromEntries(Object.entries(resource.properties).filter(([name]) => !names.includes(name))),
  )

const pick = (resource: TObject, ...names: string[]): TProperties =>
  Object.fromEntries(names.map((name) => [name, resource.properties[name]!]))

function summary(resource: TObject, properties: TProperties): TSchema {
  const { title } = resource as TObject & { title: string }
  return Type.Object(properties, { additionalProperties: false, title: `${title}_summary` })
}

const dataOf: Record<EventObject, TSchema> = {
  organization: Organization,
  organization_export: OrganizationExport,
  organization_model: OrganizationModel,
  organization_notifications: OrganizationNotifications,
  member_notifications: MemberNotifications,
  notification_test: NotificationTest,
  model_test: ModelTest,
  // Events of earlier releases have no `person_id`.
  member: summary(Member, { ...Member.properties, person_id: Type.Optional(Member.properties.person_id) }),
  invitation: Invitation,
  api_key: ApiKey,
  webhook_endpoint: WebhookEndpoint,
  webhook_delivery: WebhookDelivery,
  knowledge_source: without(KnowledgeSource, 'text', 'deletion_note'),
  ingestion_run: without(IngestionRun, 'changes', 'conflicts', 'problems'),
  knowledge_fact: KnowledgeFact,
  knowledge_gap: KnowledgeGap,
  answer_check: without(AnswerCheckRun, 'results'),
  // The question of a gap is a visitor's words.
  standing_check: summary(StandingCheck, {
    ...StandingCheck.properties,
    question: Type.Optional(StandingCheck.properties.question),
  }),
  ingestion_instruction: IngestionInstruction,
  agent: Agent,
  agent_appearance: AgentAppearance,
  conversation: summary(Conversation, {
    ...pick(Conversation, 'object', 'id', 'agent', 'status', 'phase', 'messages_count', 'rating'),
    // Events of earlier releases have none.
    number: Type.Optional(Conversation.properties.number),
    assignee_id: Type.Optional(Id('The member assigned to it. Absent if nobody is.')),
  }),
  // It may quote the visitor.
  note: without(Note, 'text'),
  saved_reply: SavedReply,
  service: Service,
  fit_criterion: FitCriterion,
  voice_profile: VoiceProfile,
  identity: Identity,
  prompt_template: PromptTemplate,
  experiment: Experiment,
  deliverable_template: DeliverableTemplate,
  // It quotes the visitor.
  deliverable: without(Deliverable, 'title', 'body'),
  flow: Flow,
  flow_state: FlowState,
  information_slot: InformationSlot,
  resource_draft: ResourceDraft,
  onboarding_run: OnboardingRun,
  onboarding_question: without(OnboardingQuestion, 'check', 'sources'),
  onboarding: Onboarding,
  catalog_generation: without(CatalogGeneration, 'flow_proposals', 'contradictions'),
}

const erasedGap = summary(KnowledgeGap, pick(KnowledgeGap, 'object', 'id', 'agent'))

/** What `data` of an event is: the resource as it is after what happened. */
export const eventData = (object: EventObject, verb: string): TSchema =>
  object === 'knowledge_gap' && verb === 'erased' ? erasedGap : dataOf[object]
