import type {
  CallToolResult,
  GetPromptResult,
  Prompt,
  ReadResourceResult,
  Resource,
  ResourceTemplateType,
  Tool,
} from '@modelcontextprotocol/server'

/** What somebody who speaks MCP sees, as one message finds it: nothing is kept between messages. */
export interface Face {
  instructions: string
  tools: Tool[]
  /** Undefined where there is no such tool. */
  call(name: string, given: Record<string, unknown>, meta: Meta): Promise<CallToolResult> | undefined
  resources?: ResourceFace
  prompts?: PromptFace
}

export type Meta = Record<string, unknown>

export interface ResourceFace {
  templates: ResourceTemplateType[]
  list(): Promise<Resource[]>
  /** Undefined where there is no such resource. */
  read(uri: string): Promise<ReadResourceResult | undefined>
}

export interface PromptFace {
  list: Prompt[]
  /** Undefined where there is no such prompt. */
  get(name: string, given: Record<string, string>): Promise<GetPromptResult> | undefined
}
