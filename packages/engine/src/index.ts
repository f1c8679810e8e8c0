/** The engine's public names. Everything here is pure: no clock, no randomness, no network, no storage. */
export { type SeedOrganization, seedFlow } from './archetypes/index.ts'
export { assess } from './assessment/assess.ts'
export type { ClosingConversation, ClosingFact } from './assessment/closing_conversation.ts'
export { fitOf } from './assessment/fit.ts'
export { equivalentDrafts, type Proposal } from './catalog/equivalent_draft.ts'
export * from './catalog/proposals/index.ts'
export type * from './conversation/answers.ts'
export { valuesOf } from './conversation/answers.ts'
export { chipLabels, chipValue } from './conversation/chip_value.ts'
export { type Choice, choiceOf, choiceReading } from './conversation/choice.ts'
export type * from './conversation/effect.ts'
export type * from './conversation/ended_conversation.ts'
export type * from './conversation/event.ts'
export { pausesAtMs, resumableMs } from './conversation/idle.ts'
export { initialState, readingInput } from './conversation/initial_state.ts'
export { type KnowledgeQuery, knowledgeQueries } from './conversation/knowledge_queries.ts'
export type * from './conversation/plan.ts'
export type {
  PendingQuestion,
  Reading,
  ReadingInput,
  VisitorAct,
} from './conversation/reading.ts'
export { rememberSentences } from './conversation/remember_sentences.ts'
export { maxQuestions } from './conversation/reply_items.ts'
export { type ConversationState, phaseOf } from './conversation/state.ts'
export { step } from './conversation/step.ts'
export type { StepResult } from './conversation/step_result.ts'
export { namesAnother } from './conversation/usual_question.ts'
export type * from './conversation/wording.ts'
export { editDistance } from './edit_distance.ts'
export { createEngineData, type DataFile, type EngineData } from './engine_data.ts'
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
export { type Location, type Problem, type ProblemSubject, paramOf } from './flow/problem.ts'
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
export type { Candidate, EmbedText, WordStatistics, WordsInUse } from './knowledge/answer/candidate.ts'
export { type AnswerJudgement, judgeAnswer } from './knowledge/answer/judge.ts'
export { analyzeQuestion } from './knowledge/answer/question_analysis.ts'
export {
  isSmallTalk,
  type SmallTalkKind,
  smallTalkKind,
  withoutSmallTalk,
} from './knowledge/answer/small_talk/index.ts'
export { type DigestContext, digestDocument } from './knowledge/digest/digest.ts'
export { readInstructions } from './knowledge/digest/instructions/read_instructions.ts'
export type { DigestedFact } from './knowledge/digested_fact.ts'
export type * from './knowledge/document.ts'
export type { AnswerPage } from './knowledge/lookup/answer_page.ts'
export type { FoundPassage } from './knowledge/lookup/found_passage.ts'
export { passageLabels } from './knowledge/lookup/label.ts'
export { type LookUpOutcome, lookUp } from './knowledge/lookup/look_up.ts'
export type { EmbedWords } from './knowledge/lookup/nearest_words.ts'
export { withPrevious } from './knowledge/lookup/passage_features.ts'
export { headingsIn, isListing } from './knowledge/lookup/passage_lines.ts'
export { rankPassages } from './knowledge/lookup/rank_passages.ts'
export { focusText, spokenText } from './knowledge/lookup/spoken_text.ts'
export { toldFrom } from './knowledge/lookup/thresholds.ts'
export { outlineOf } from './knowledge/outline/outline.ts'
export { type OutlinePath, outlinePaths, titleOf } from './knowledge/outline/outline_path.ts'
export { placesUnder } from './knowledge/outline/places_under.ts'
export type { Passage } from './knowledge/passage.ts'
export { provesAnswer } from './knowledge/proof/prove_answer.ts'
export { expandQuery } from './knowledge/query_expansion/expand_query.ts'
export { reconcile } from './knowledge/reconcile.ts'
export type * from './knowledge/reconciliation/plan.ts'
export { type GapQuestions, matchGap } from './knowledge/same_question/match_gap.ts'
export type { EntryKey } from './knowledge/search/entry.ts'
export { noFeatures } from './knowledge/search/features.ts'
export { isGrammarWord } from './knowledge/search/light_words.ts'
export { scoreOf } from './knowledge/search/score.ts'
export { type SearchHit, SearchIndex, type VisibleRows } from './knowledge/search/search_index.ts'
export { toSignedBytes } from './knowledge/search/signed_bytes.ts'
export { segment } from './knowledge/segment.ts'
export { sentencesOf } from './knowledge/sentences.ts'
export { normalizeStatement, sameStatement } from './knowledge/statement.ts'
export { type ProfileEntry, profileEntries } from './knowledge/structured/profile_entries.ts'
export { serviceEntries, serviceListEntries } from './knowledge/structured/service_entry.ts'
export type {
  OrganizationFields,
  ServiceFields,
  StructuredEntry,
} from './knowledge/structured/structured_entry.ts'
export { languageOf, spokenLocale, writtenLanguage } from './listening/language_of.ts'
export { parseMessage } from './listening/parsed_message.ts'
export { readMessage } from './listening/read_message.ts'
export { dayOf, dayStart, instantOf, localTime, wallClock } from './office_hours/local_time.ts'
export { type OfficeHours, type OfficeStatus, officeHoursAt } from './office_hours/office_hours.ts'
export { type Presence, presenceAt } from './office_hours/presence.ts'
export { type QuietHours, quietUntil } from './office_hours/quiet_hours.ts'
export type { QuestionPassage } from './onboarding/asked_questions.ts'
export {
  type ProposedQuestion,
  proposeQuestions,
  type QuestionMaterial,
} from './onboarding/propose_questions.ts'
export type { OpeningHours, PageFinding, SiteLink } from './organization_findings/finding.ts'
export { organizationFindings } from './organization_findings/organization_findings.ts'
export type {
  HintedPage,
  PageHints,
  PhoneLink,
  SchemaEntity,
  SchemaValue,
} from './organization_findings/page_hints.ts'
export { type CheckedPaper, checkPaper } from './papers/check_paper.ts'
export { dateWords } from './papers/date_words.ts'
export { deliverableShape } from './papers/deliverable_shape.ts'
export { paperPackFor } from './papers/language/index.ts'
export type { PrintWords } from './papers/language/paper_pack.ts'
export { factsAskedFor, templateWarnings } from './papers/template_references.ts'
export { toldAnswers } from './papers/told_answers.ts'
export { type VisitorContact, visitorContact } from './papers/visitor_contact.ts'
export { writeBrief } from './papers/write_brief.ts'
export { deliverableCover, writeDeliverable } from './papers/write_deliverable.ts'
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
export { sampleAnswers, sampleConversation } from './prompts/sample_conversation.ts'
export { promptSections } from './prompts/sections.ts'
export { seedPrompts } from './prompts/seeds/index.ts'
export { estimateTokens } from './prompts/tokens.ts'
export { attackSuccesses } from './scenarios/attack_outcome.ts'
export { type Attack, type AttackTarget, attacksOn } from './scenarios/attacks.ts'
export { coverageOf, type FlowCoverage } from './scenarios/coverage.ts'
export { type ExampleContacts, exampleContacts, namesIn } from './scenarios/example_contacts.ts'
export {
  type Expectations,
  isAnswered,
  type PlayedConversation,
  type PlayedTurn,
  type UnmetExpectation,
  unmetExpectations,
} from './scenarios/expectation.ts'
export { planWords } from './scenarios/plan_words.ts'
export { type Random, randomFrom } from './scenarios/random.ts'
export {
  captureLine,
  parseScenario,
  printScenario,
  type Scenario,
  type ScenarioTurn,
} from './scenarios/scenario.ts'
export { createVisitor, type Persona, type VisitorMoment } from './scenarios/simulated_visitor.ts'
export { type Chip, chipsOf } from './slots/chips.ts'
export { extractionSchema } from './slots/extraction_schema.ts'
export { missingTranslations } from './slots/missing_translations.ts'
export { systemPrompt } from './turn/brief/brief.ts'
export { previewTexts } from './turn/brief/preview_texts.ts'
export { threadOf } from './turn/brief/thread.ts'
export { honestSentence } from './turn/honest_words.ts'
export { officeHoursLines, openingHoursLines } from './turn/hours_lines.ts'
export { initialLoopState } from './turn/initial_state.ts'
export type * from './turn/outcome.ts'
export { capturedIn, outcomeOfPlan } from './turn/outcome_of_plan.ts'
export type * from './turn/responder.ts'
export type * from './turn/setting.ts'
export { SearchAway } from './turn/setting.ts'
export type * from './turn/state.ts'
export { isLoopState } from './turn/state.ts'
export type * from './turn/stored_turn.ts'
export { takeTurn } from './turn/take_turn.ts'
export { toolSchemas } from './turn/tools/index.ts'
export type * from './turn/turn.ts'
export { hasBannedPhrase } from './voice/banned_phrases.ts'
export { enforceVoice } from './voice/enforce.ts'
export { foldText } from './voice/fold_text.ts'
export { type LintText, lintTexts } from './voice/lint.ts'
export { createGate } from './wording/gate.ts'
export { findUngrounded } from './wording/grounding/grounds.ts'
export { replySentences } from './wording/sentence_hash.ts'
export { wordPlan } from './wording/word_plan.ts'
export { isWrittenFor } from './wording/written_for.ts'
