/** The specification's closed sets of words (§2, §7), as plain data: no schema library, safe for every package. */

export const phaseKinds = ['step', 'loop', 'terminal'] as const
export type PhaseKind = (typeof phaseKinds)[number]

export const toolNames = [
  'consult_knowledge',
  'capture_slots',
  'suggest_replies',
  'offer_navigation',
  'offer_deliverable',
] as const
export type ToolName = (typeof toolNames)[number]

export const slotDataTypes = ['string', 'enum', 'band', 'multi_enum', 'boolean', 'email'] as const
export type SlotDataType = (typeof slotDataTypes)[number]

export const promptKinds = [
  'conversation',
  'extraction',
  'assessment',
  'synthesis',
  'brief',
  'recap',
] as const
export type PromptKind = (typeof promptKinds)[number]

export const archetypes = ['answers', 'booking', 'discovery', 'qualification', 'support', 'intake'] as const
export type Archetype = (typeof archetypes)[number]

/** What the builtin reasoner speaks. Any other language needs a model. */
export const builtinLanguages = ['en', 'de'] as const
export type BuiltinLanguage = (typeof builtinLanguages)[number]

/** What can be left to do before an agent is good to talk to, the most pressing first. */
export const readinessKeys = [
  'agent_archived',
  'organization_paused',
  'organization_unverified',
  'flow_error',
  'no_knowledge',
  'languages_need_model',
  'nobody_to_tell',
  'sources_failed',
  'checks_failed',
  'open_gaps',
  'no_services',
  'profile_incomplete',
  'greeting_missing',
  'translation_missing',
  'navigation_without_pages',
  'deliverable_without_template',
  'replies_without_choices',
  'prompt_warning',
  'fields_need_model',
  'flow_warning',
  'not_embedded',
] as const
export type ReadinessKey = (typeof readinessKeys)[number]

export const readinessLevels = ['required', 'recommended'] as const
export type ReadinessLevel = (typeof readinessLevels)[number]

export const fitKinds = ['ideal', 'acceptable', 'poor_fit', 'dealbreaker'] as const
export type FitKind = (typeof fitKinds)[number]

export const fitWeights = [1, 2, 3] as const
export type FitWeight = (typeof fitWeights)[number]

export const sourceKinds = ['text', 'page', 'site', 'file'] as const
export type SourceKind = (typeof sourceKinds)[number]

export const sourceStatuses = ['queued', 'ingesting', 'ready', 'failed'] as const
export const sourceOrders = ['newest', 'title', 'facts', 'last_read'] as const

export const ingestionStatuses = ['queued', 'running', 'planned', 'applied', 'failed'] as const
export type IngestionStatus = (typeof ingestionStatuses)[number]

export const ingestionStages = ['waiting', 'reading', 'reconciling', 'applying', 'done'] as const
export type IngestionStage = (typeof ingestionStages)[number]

export const factChanges = ['added', 'reworded', 'revived', 'retired'] as const
export type FactChangeKind = (typeof factChanges)[number]

/** Why an ingestion instruction was not followed. */
export const unfollowedReasons = ['not_understood', 'model_unavailable'] as const

export const conflictKinds = ['wording', 'value', 'tier', 'owner_fact'] as const

export const factOrigins = ['digested', 'owner'] as const
export type FactOrigin = (typeof factOrigins)[number]

export const factTiers = ['universal', 'situational'] as const
export type FactTier = (typeof factTiers)[number]

export const factTopics = ['offer', 'pricing', 'track_record', 'method', 'people', 'practical'] as const
export type FactTopic = (typeof factTopics)[number]

export const suppressionScopes = ['source', 'organization'] as const
export type SuppressionScope = (typeof suppressionScopes)[number]

export const draftKinds = ['service', 'voice', 'fit_criterion'] as const
export type DraftKind = (typeof draftKinds)[number]

/** What a catalog generation looks for. Slots become flow edits, everything else drafts. */
export const generationKinds = [...draftKinds, 'slot'] as const
export type GenerationKind = (typeof generationKinds)[number]

export const generationStages = ['waiting', 'reading', ...generationKinds, 'comparing', 'done'] as const
export type GenerationStage = (typeof generationStages)[number]

/** Whether the edits of a flow proposal still fit the flow. */
export const flowProposalStatuses = ['open', 'applied', 'outdated', 'dismissed'] as const
export type FlowProposalStatus = (typeof flowProposalStatuses)[number]

/** When a voice can be heard. */
export const voiceSituations = ['greeting', 'answer', 'unknown', 'goodbye'] as const
export type VoiceSituation = (typeof voiceSituations)[number]

/** What a catalog generation found beside drafts. */
export const catalogFindings = ['flow_proposal', 'contradiction'] as const
export type CatalogFinding = (typeof catalogFindings)[number]

export const draftStatuses = ['proposed', 'accepted', 'dismissed'] as const
export type DraftStatus = (typeof draftStatuses)[number]

export const gapStatuses = ['open', 'resolved', 'archived'] as const
export type GapStatus = (typeof gapStatuses)[number]
export const gapOrders = ['newest', 'occurrences'] as const

export const resolutionBases = ['verified', 'declared'] as const
export type ResolutionBasis = (typeof resolutionBases)[number]

export const checkTriggers = ['owner', 'ingestion', 'standing'] as const
export type CheckTrigger = (typeof checkTriggers)[number]

/** An owner's word on a reply that a check shows. */
export const answerVerdicts = ['right', 'wrong'] as const
export type AnswerVerdict = (typeof answerVerdicts)[number]

export const checkReasons = ['not_indexed', 'no_match', 'weak_match', 'model_declined'] as const
export type CheckReason = (typeof checkReasons)[number]

export const evidenceKinds = ['fact', 'passage', 'service', 'profile'] as const
export type EvidenceKind = (typeof evidenceKinds)[number]

/** How well a question was answered. */
export const answerLevels = ['yes', 'partly', 'no'] as const
export type AnswerLevel = (typeof answerLevels)[number]

/** Why nothing was looked up: the phase does not consult the knowledge, or the search was away. */
export const unsearchedReasons = ['phase', 'outage'] as const
export type UnsearchedReason = (typeof unsearchedReasons)[number]

/** What the built-in look-up came to. */
export const lookUpVerdicts = ['sure', 'between', 'far', 'nothing', 'outage'] as const
export type LookUpVerdict = (typeof lookUpVerdicts)[number]

/** How a turn came to want a person. */
export const personWantedReasons = ['handed_over', 'message_left', 'unanswered'] as const
export type PersonWanted = (typeof personWantedReasons)[number]

/** What an agent does in a turn beside its words. */
export const turnActions = [
  'offered_replies',
  'offered_pages',
  'promised_document',
  'reported_gap',
  'handed_over',
  'left_message',
  'recapped',
] as const
export type TurnAction = (typeof turnActions)[number]

/** The tools of a model: those of the phases, and what it can always do. */
export const turnToolNames = [
  ...toolNames,
  'hand_over',
  'leave_message',
  'report_gap',
  'finish_phase',
  'end_conversation',
] as const
export type TurnToolName = (typeof turnToolNames)[number]

/** How a turn ended for the visitor. `completed`: the conversation ended with it. */
export const turnEndings = ['answered', 'completed', 'stopped', 'failed'] as const
export type TurnEnding = (typeof turnEndings)[number]

/** Why a phase was left. */
export const phaseMoveReasons = ['exit', 'max_turns'] as const
export type PhaseMoveReason = (typeof phaseMoveReasons)[number]

/** What came in place of an answer that never came. */
export const standIns = ['honest_sentence', 'looked_up'] as const
export type StandIn = (typeof standIns)[number]

/** Which rule kept a sentence from being said. */
export const refusalRules = ['value', 'action', 'recitation', 'banned_phrase'] as const
export type RefusalRule = (typeof refusalRules)[number]

/** How a response of a model ended. */
export const responseEnds = ['complete', 'length', 'refusal'] as const
export type ResponseEnd = (typeof responseEnds)[number]

/** How a round of a turn ended. */
export const roundEnds = [...responseEnds, 'failure', 'stopped'] as const
export type RoundEnd = (typeof roundEnds)[number]

/** Why a model gave no response. */
export const responderFailures = [
  'aborted',
  'slow',
  'unreachable',
  'busy',
  'too_long',
  'refused',
  'broken',
  'unreadable',
] as const
export type FailureReason = (typeof responderFailures)[number]

export const evidenceBands = ['close', 'near', 'far'] as const
export type EvidenceBand = (typeof evidenceBands)[number]

/** What an organization's profile tells, by the id of its evidence. An id is never given to anything else. */
export const profileEvidenceIds = {
  address: 1,
  phone: 2,
  email: 3,
  opening_hours: 4,
  links: 5,
  contact: 6,
  services: 7,
} as const
export type ProfileTopic = keyof typeof profileEvidenceIds

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/** What can be read about an organization on its own pages. */
export const organizationFields = [
  'name',
  'logo',
  'colours',
  'languages',
  'timezone',
  'currency',
  'address',
  'phone',
  'email',
  'opening_hours',
  'links',
  'description',
] as const
export type OrganizationField = (typeof organizationFields)[number]

/** Of those, what the organization itself has. Logo, colours and description belong to how an agent looks and talks. */
export const organizationFieldsToApply = [
  'name',
  'languages',
  'timezone',
  'currency',
  'address',
  'phone',
  'email',
  'opening_hours',
  'links',
] as const satisfies readonly OrganizationField[]
export type OrganizationFieldToApply = (typeof organizationFieldsToApply)[number]

/** What applying the findings does with one of them. */
export const organizationFindingEffects = ['fill', 'replace', 'none'] as const
export type OrganizationFindingEffect = (typeof organizationFindingEffects)[number]

/** How a page says it: in JSON-LD, in microdata, or in what visitors see and the page's own metadata. */
export const organizationFindingBases = ['schema_org', 'microdata', 'page'] as const
export type OrganizationFindingBasis = (typeof organizationFindingBases)[number]

export const pricingUnits = ['monthly', 'fixed', 'from'] as const
export type PricingUnit = (typeof pricingUnits)[number]

export const experimentStatuses = ['draft', 'running', 'stopped'] as const
export type ExperimentStatus = (typeof experimentStatuses)[number]

export const experimentMetrics = ['completion', 'slots_captured', 'fit', 'rating'] as const
export type ExperimentMetric = (typeof experimentMetrics)[number]

export const keyRoles = ['admin', 'read_only'] as const
export type KeyRole = (typeof keyRoles)[number]

export const memberRoles = ['owner', 'editor', 'viewer'] as const
export type MemberRole = (typeof memberRoles)[number]

/** What members can be told of. */
export const notificationKinds = [
  'person_wanted',
  'new_lead',
  'source_failed',
  'check_failed',
  'weekly_summary',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

export const notificationChannels = ['mail', 'slack', 'teams'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

/** How much of what visitors said is in notifications. */
export const visitorWords = ['none', 'excerpt', 'full'] as const
export type VisitorWords = (typeof visitorWords)[number]

export const deliverableFormats = ['markdown', 'html'] as const
export type DeliverableFormat = (typeof deliverableFormats)[number]

export const messageRoles = ['visitor', 'agent', 'owner'] as const
export type MessageRole = (typeof messageRoles)[number]

export const runStatuses = ['queued', 'running', 'completed', 'failed'] as const
export type RunStatus = (typeof runStatuses)[number]

/** Who can have done something. */
export const actorTypes = ['api_key', 'person', 'visitor', 'system'] as const
export type ActorType = (typeof actorTypes)[number]

export const deliveryStatuses = ['pending', 'delivered', 'failed'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

export const conversationStatuses = [
  'active',
  'paused',
  'handed_off',
  'completed',
  'expired',
  'closed',
] as const
export type ConversationStatus = (typeof conversationStatuses)[number]

/** How well a visitor fits: the kind of the criteria that decided it, `unknown` when none could be judged. */
export const fits = [...fitKinds, 'unknown'] as const
export type Fit = (typeof fits)[number]

export const verdicts = ['met', 'not_met', 'unknown'] as const
export type Verdict = (typeof verdicts)[number]

export const modelProviders = [
  'builtin',
  'openai',
  'anthropic',
  'google',
  'ollama',
  'openai_compatible',
] as const
export type ModelProvider = (typeof modelProviders)[number]

/** When a second call judges whether the sources support what a model said: after the reply, before it, or never. */
export const modelSupports = ['after', 'before', 'off'] as const
export type ModelSupport = (typeof modelSupports)[number]

/** What holds for a model where nobody has set anything else. */
export const modelDefaults = {
  support: 'after',
  knowledge_tokens: 12_000,
  first_word_seconds: 20,
  piece_seconds: 20,
  turn_seconds: 60,
  paper_seconds: 60,
  rest_seconds: 30,
} as const

/** Whether a visitor lets a person reply by email, as the widget needs to know it. */
export const replyByMailStates = ['off', 'ask', 'ask_with_address', 'agreed', 'declined'] as const
export type ReplyByMailState = (typeof replyByMailStates)[number]

/** The corner of the page that the widget's button is in. */
export const launcherPositions = ['left', 'right'] as const
export type LauncherPosition = (typeof launcherPositions)[number]

/** When the widget says, above the conversation, that a program answers. */
export const aiNotices = ['disclosure', 'always', 'never'] as const
export type AiNotice = (typeof aiNotices)[number]
/** What onboarding sets up, in this order. */
export const onboardingSteps = [
  'sources',
  'profile',
  'agent',
  'appearance',
  'catalog',
  'voice',
  'questions',
] as const
export type OnboardingStep = (typeof onboardingSteps)[number]

/** Where an onboarding run can be: a large site waits for a choice before it is read. */
export const onboardingRunSteps = ['choose_parts', ...onboardingSteps, 'done'] as const
export type OnboardingRunStep = (typeof onboardingRunSteps)[number]

export const onboardingRunStatuses = ['running', 'waiting', 'completed', 'failed', 'stopped'] as const
export type OnboardingRunStatus = (typeof onboardingRunStatuses)[number]

/** Where a question of the ten comes from. */
export const questionOrigins = ['faq', 'heading', 'service', 'usual'] as const
export type QuestionOrigin = (typeof questionOrigins)[number]

/** What an owner said about the reply to one of the ten questions. */
export const questionVerdicts = ['right', 'wrong', 'answered'] as const
export type QuestionVerdict = (typeof questionVerdicts)[number]

/** ISO 4217 currencies whose minor unit is not a hundredth: how many digits it has. */
const unusualMinorDigits: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3])),
}

/** How many digits of an amount in the minor unit stand behind the point: 2 for EUR, 0 for JPY. */
export const minorDigits = (currency: string): number => unusualMinorDigits[currency] ?? 2

/** How a simulated visitor writes. */
export const tempers = ['plain', 'brief', 'chatty', 'impatient', 'digressing'] as const
export type Temper = (typeof tempers)[number]

/** What a test of a configuration looks at. */
export const configurationCheckKinds = [
  'files',
  'flow',
  'readiness',
  'standing_check',
  'scenario',
  'injection',
] as const
export type ConfigurationCheckKind = (typeof configurationCheckKinds)[number]
