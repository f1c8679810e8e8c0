/** The engine's public names. Everything here is pure: no clock, no randomness, no network, no storage. */
export { seedFlow } from './archetypes/index.ts'
export { assess } from './assessment/assess.ts'
export { fitOf } from './assessment/fit.ts'
export { equivalentDrafts, type Proposal } from './catalog/equivalent_draft.ts'
export type * from './conversation/answers.ts'
export { valuesOf } from './conversation/answers.ts'
export { begin, readingInput } from './conversation/begin.ts'
export type * from './conversation/closing.ts'
export type * from './conversation/effect.ts'
export type * from './conversation/event.ts'
export { pausesAtMs, resumableMs } from './conversation/idle.ts'
export { type LookedUp, lookedUp } from './conversation/looked_up.ts'
export type { Step } from './conversation/outcome.ts'
export type * from './conversation/plan.ts'
export {
  type Asked,
  type Reading,
  type ReadingInput,
  type VisitorAct,
  visitorActs,
} from './conversation/reading.ts'
export { remember } from './conversation/remember.ts'
export { mostFacts, mostQuestions } from './conversation/reply.ts'
export { type ConversationState, phaseOf } from './conversation/state.ts'
export { step } from './conversation/step.ts'
export { labelsOf, valueTapped } from './conversation/tapped.ts'
export type * from './conversation/wording.ts'
export { draw } from './experiments/draw.ts'
export type * from './flow/agent_definition.ts'
export { canonicalJson } from './flow/canonical_json.ts'
export { compile, trialCompile } from './flow/compile.ts'
export {
  addressOf,
  type CompiledFlow,
  type CompiledPhase,
  type ExitRule,
  type PromptedPhase,
} from './flow/compiled_flow.ts'
export {
  type FlowDefinition,
  isChoice,
  type LiveSlot,
  livePhases,
  liveSlots,
  liveSlotsOf,
  type PhaseDefinition,
  type SlotDefinition,
  type SlotTranslation,
  type ToolSettings,
} from './flow/definition.ts'
export { diffFlows, type FlowChange } from './flow/diff.ts'
export * from './flow/edit.ts'
export type { JsonSchema, ObjectSchema } from './flow/json_schema.ts'
export { type Location, type Problem, paramOf, type Subject } from './flow/problem.ts'
export { renewIds } from './flow/renew_ids.ts'
export { revertTo } from './flow/revert.ts'
export {
  callableTools,
  type EffectiveToolSettings,
  effectiveToolSettings,
  isTool,
  tools,
} from './flow/tools/index.ts'
export type { CallableTool, SettingDefinition, ToolDefinition } from './flow/tools/tool.ts'
export { defaultContextTokens } from './flow/warnings/prompts_fit_the_context.ts'
export type { Candidate, KnownWords, VectorOf } from './knowledge/answer/candidate.ts'
export { type AnswerJudgement, judgeAnswer } from './knowledge/answer/judge.ts'
export {
  type Chatter,
  chatterOf,
  isSmallTalk,
  withoutSmallTalk,
} from './knowledge/answer/small_talk/index.ts'
export { type DigestContext, digestDocument } from './knowledge/digest/digest.ts'
export { readInstructions } from './knowledge/digest/instructions/read_instructions.ts'
export type { DigestedFact } from './knowledge/digested_fact.ts'
export type * from './knowledge/document.ts'
export type { Passage } from './knowledge/passage.ts'
export type * from './knowledge/plan/plan.ts'
export { reconcile } from './knowledge/reconcile.ts'
export { type AskedGap, matchGap } from './knowledge/same_question/match_gap.ts'
export type { Found } from './knowledge/search/search_index.ts'
export { SearchIndex, type Visible } from './knowledge/search/search_index.ts'
export { toSignedBytes } from './knowledge/search/signed_bytes.ts'
export { segment } from './knowledge/segment.ts'
export { normalizeStatement, sameStatement } from './knowledge/statement.ts'
export { hear } from './listening/heard.ts'
export { languageOf } from './listening/language_of.ts'
export { readMessage } from './listening/read_message.ts'
export { writeBrief } from './papers/write_brief.ts'
export { writeDeliverable } from './papers/write_deliverable.ts'
export { writeRecap } from './papers/write_recap.ts'
export { diffLines, type LineChange } from './prompts/diff.ts'
export { frozenValues, type PromptContext } from './prompts/frozen_values.ts'
export {
  type ConversationMoment,
  liveValues,
  type SlotValue,
  type TranscriptMessage,
} from './prompts/live_values.ts'
export { type PromptPreview, previewPrompt } from './prompts/preview.ts'
export type { PromptSection } from './prompts/prompt_section.ts'
export { type Reference, references } from './prompts/reference_list.ts'
export { findReferences, promptWarnings } from './prompts/references.ts'
export { render, renderHead } from './prompts/render.ts'
export { sampleConversation } from './prompts/sample_conversation.ts'
export { promptSections } from './prompts/sections.ts'
export { seedPrompts } from './prompts/seeds/index.ts'
export { estimateTokens } from './prompts/tokens.ts'
export { planWords } from './scenarios/plan_words.ts'
export {
  capturedWords,
  parseScenario,
  printScenario,
  type Scenario,
  type ScenarioTurn,
} from './scenarios/scenario.ts'
export { type Chip, chipsOf, chipTitle } from './slots/chips.ts'
export { extractionSchema } from './slots/extraction_schema.ts'
export { bannedIn, mentionsBanned } from './voice/banned.ts'
export { enforceVoice } from './voice/enforce.ts'
export { fold } from './voice/fold.ts'
export { type LintedText, lint } from './voice/lint.ts'
export { createGate, questionsIn } from './wording/gate.ts'
export { ungrounded } from './wording/grounding/grounds.ts'
export { marksOf, sentencesOf } from './wording/marks.ts'
export { sentenceStream } from './wording/sentence_stream.ts'
export { wordPlan } from './wording/word_plan.ts'
