/** Every event there is, by object and verb, with what has happened: the type of an event is `<object>.<verb>`. */
export const eventTypes = {
  organization: {
    updated: 'The profile of the organization was edited.',
    paused: 'The organization was paused.',
    resumed: 'The organization was resumed after a pause.',
    verified: 'The operator verified the organization.',
    unverified: 'The operator withdrew the verification of the organization.',
    credited: 'The operator set the credits of the organization.',
  },
  organization_export: {
    created: 'An export was started.',
    completed: 'An export is complete; its file can be fetched.',
    failed: 'An export failed.',
  },
  organization_model: { updated: 'The language model of the organization was changed.' },
  model_test: { made: 'The language model of the organization was tested.' },
  member: {
    created: 'A person became a member.',
    updated: 'The role of a member was changed.',
    removed: 'A member was removed.',
  },
  invitation: {
    created: 'A person was invited.',
    updated: 'The role of an invitation was changed.',
    revoked: 'An invitation was revoked.',
    accepted: 'An invitation was accepted.',
  },
  api_key: {
    created: 'A secret key was created.',
    updated: 'A secret key was edited.',
    revoked: 'A secret key was revoked.',
  },
  webhook_endpoint: {
    created: 'A webhook endpoint was created.',
    updated: 'A webhook endpoint was edited.',
    archived: 'A webhook endpoint was archived.',
    restored: 'A webhook endpoint was restored.',
    secret_rotated: 'A webhook endpoint got a new secret.',
    disabled: 'A webhook endpoint was disabled because its receiver was gone or kept failing.',
    test: 'A test event, sent to one endpoint on request.',
  },
  webhook_delivery: { redelivered: 'A delivery was requested once more.' },
  knowledge_source: {
    created: 'A knowledge source was added.',
    updated: 'A knowledge source was edited.',
    archived: 'A knowledge source was archived.',
    restored: 'A knowledge source was restored.',
  },
  ingestion_run: {
    created: 'The ingestion of a source was started.',
    planned: 'A source was read; its changes wait for approval.',
    approved: 'The planned changes of a run were approved.',
    applied: 'The changes of a run are in the knowledge.',
    failed: 'The ingestion of a source failed.',
  },
  knowledge_fact: {
    created: 'A fact was added.',
    updated: 'A fact was edited.',
    archived: 'A fact was archived.',
    restored: 'A fact was restored.',
    excluded: 'A fact was excluded from answers.',
    included: 'A fact may be used in answers again.',
  },
  knowledge_gap: {
    created: 'A visitor asked something that the knowledge does not answer.',
    asked: 'The question of a gap was asked again.',
    updated: 'A gap was edited.',
    resolved: 'A gap was resolved.',
    reopened: 'A gap was reopened.',
    checked: 'It was checked whether the knowledge answers the question of a gap.',
    archived: 'A gap was archived.',
    restored: 'A gap was restored.',
    erased: 'The question of a gap was erased with the conversation that asked it.',
  },
  answer_check: {
    created: 'An answer check was started.',
    completed: 'An answer check is complete.',
    failed: 'An answer check failed.',
  },
  ingestion_instruction: {
    created: 'An ingestion instruction was created.',
    updated: 'An ingestion instruction was edited.',
    archived: 'An ingestion instruction was archived.',
    restored: 'An ingestion instruction was restored.',
  },
  agent: {
    created: 'An agent was created.',
    updated: 'An agent was edited.',
    archived: 'An agent was archived.',
    restored: 'An agent was restored.',
  },
  conversation: {
    started: 'A conversation was started.',
    messaged: 'A message was kept without a reply of the agent.',
    replied: 'The agent replied to a message.',
    person_wanted: 'The visitor asked for a person.',
    completed: 'The conversation reached the end of its flow.',
    reviewed:
      'The assessment, the brief and the recap of a completed conversation were rewritten by the model.',
    paused: 'The conversation was idle for too long and is paused.',
    resumed: 'A paused conversation goes on.',
    expired: 'A paused conversation was not resumed in time.',
    closed: 'The conversation was closed.',
    rated: 'The visitor rated the conversation.',
    taken_over: 'A person took the conversation over.',
    handed_back: 'A person handed the conversation back to the agent.',
    erased: 'The conversation was erased with everything that was said in it.',
  },
  service: {
    created: 'A service was created.',
    updated: 'A service was edited.',
    archived: 'A service was archived.',
    restored: 'A service was restored.',
  },
  fit_criterion: {
    created: 'A fit criterion was created.',
    updated: 'A fit criterion was edited.',
    archived: 'A fit criterion was archived.',
    restored: 'A fit criterion was restored.',
  },
  voice_profile: {
    created: 'A voice profile was created.',
    updated: 'A voice profile was edited.',
    archived: 'A voice profile was archived.',
    restored: 'A voice profile was restored.',
  },
  identity: {
    created: 'An identity was created.',
    updated: 'An identity was edited.',
    archived: 'An identity was archived.',
    restored: 'An identity was restored.',
  },
  prompt_template: {
    created: 'A version of a prompt was created.',
    activated: 'A version of a prompt was activated.',
    archived: 'A version of a prompt was archived.',
    restored: 'A version of a prompt was restored.',
  },
  experiment: {
    created: 'An experiment was created.',
    started: 'An experiment was started.',
    stopped: 'An experiment was stopped.',
  },
  deliverable_template: {
    created: 'A deliverable template was created.',
    updated: 'A deliverable template was edited.',
    archived: 'A deliverable template was archived.',
    restored: 'A deliverable template was restored.',
  },
  flow: {
    updated: 'The settings of a flow, or the order of its phases, were changed.',
    reverted: 'A flow went back to an earlier version.',
  },
  flow_state: {
    created: 'A phase was added to a flow.',
    updated: 'A phase was edited, or its slots were put in another order.',
    archived: 'A phase was archived.',
    restored: 'A phase was restored.',
  },
  information_slot: {
    created: 'A slot was added to a phase.',
    updated: 'A slot was edited.',
    archived: 'A slot was archived.',
    restored: 'A slot was restored.',
  },
  resource_draft: {
    created: 'A draft was created.',
    updated: 'A draft was edited.',
    accepted: 'A draft was accepted.',
    dismissed: 'A draft was dismissed.',
  },
} as const

export type EventObject = keyof typeof eventTypes
/** What can happen to an object. */
export type EventVerb<Word extends EventObject> = string & keyof (typeof eventTypes)[Word]
/** The objects that are archived and restored. */
export type ArchivableObject = {
  [Word in EventObject]: 'archived' | 'restored' extends EventVerb<Word> ? Word : never
}[EventObject]
