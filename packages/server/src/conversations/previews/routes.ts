import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import { type PreviewDependencies, previewPromptTemplate } from './preview_prompt.ts'
import { previewVoiceProfile } from './preview_voice.ts'

export function previewRoutes({ read }: Routes, dependencies: PreviewDependencies) {
  read(operations.previewPromptTemplate, (context, db, { params, body }) =>
    previewPromptTemplate(dependencies, context, db, params.slug, params.id, body),
  )
  read(operations.previewVoiceProfile, (context, db, { params, body }) =>
    previewVoiceProfile(context, db, params.id, body),
  )
}
