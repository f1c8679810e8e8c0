export {
  ApiError,
  AuthenticationError,
  ConnectionError,
  FoyerError,
  InvalidRequestError,
  RateLimitError,
} from './errors.ts'
export { Foyer } from './foyer.ts'
export { type ListPromise, Page } from './list.ts'
export type {
  CallOptions,
  DryRunOptions as TryOptions,
  EditOptions,
  FoyerOptions,
  WriteOptions,
} from './options.ts'
export type { LastResponse, WithResponse as Answered } from './response.ts'
export type * from './types.gen.ts'
