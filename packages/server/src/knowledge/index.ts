export {
  askStandingQuestion,
  listStandingQuestions,
  type StandingQuestion,
} from './answer_checks/ask_standing_checks.ts'
export { checkAnswers } from './answer_checks/check_answers.ts'
export { getAnswerCheck, startAnswerCheck } from './answer_checks/service.ts'
export { type AnswerResult, type Knowledge, Outage } from './answering/knowledge.ts'
export { indexMetrics } from './answering/metrics.ts'
export { openKnowledge } from './answering/open_knowledge.ts'
export type { AgentAnswer, AskableAgent, AskableAgents } from './checking/askable_agents.ts'
export { type AnswerChecker, type Check, checkAnswer } from './checking/check_answer.ts'
export { type CitedPage, listCitedPages, listPlaces } from './checking/repository.ts'
export type { KnowledgeEquipment, KnowledgeTask } from './equipment.ts'
export { createFetcher } from './fetching/fetcher.ts'
export { ingestionInstruments } from './ingestion/ingestion_telemetry.ts'
export { type SiteSurvey, surveySite } from './ingestion/survey_site.ts'
export { getIngestionRun, listIngestionRuns } from './ingestion_runs/service.ts'
export { knowledgeWork } from './jobs.ts'
export { archiveWrongFacts, replaceFacts } from './knowledge_facts/replace_facts.ts'
export { list as listFactRows } from './knowledge_facts/repository.ts'
export { createKnowledgeFact, excludeKnowledgeFact, listKnowledgeFacts } from './knowledge_facts/service.ts'
export {
  type ForeseenQuestion,
  getKnowledgeGap,
  judgeKnowledgeGap,
  listKnowledgeGaps,
  openForeseenGap,
  recordUnanswered,
  recordWrongReply,
  vouchForAnswer,
} from './knowledge_gaps/service.ts'
export {
  createKnowledgeSource,
  getKnowledgeSource,
  ingestKnowledgeSource,
  listKnowledgeSources,
  updateKnowledgeSource,
} from './knowledge_sources/service.ts'
export { loadMaterial, refuseUnusableSources } from './material/load_material.ts'
export type { OrganizationFinding } from './organization_findings/finding.ts'
export { applyOrganizationFindings, listOrganizationFindings } from './organization_findings/service.ts'
export { createDocumentReader, type DocumentReader } from './reading/document_reader.ts'
export { SourceFailure } from './reading/failure.ts'
export { knowledgeRoutes } from './routes.ts'
export { searchKnowledge } from './search/service.ts'
export { archiveStandingCheck, createStandingCheck, getStandingCheck } from './standing_checks/service.ts'
