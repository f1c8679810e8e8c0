import type { ReasoningDependencies } from '../turns/dependencies.ts'

export type WritingDependencies = Pick<ReasoningDependencies, 'vectorOf' | 'engineData'>
