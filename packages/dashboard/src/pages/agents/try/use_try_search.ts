import { getRouteApi } from '@tanstack/react-router'
import { type TrySearch, trySearch } from './try_search.ts'

const route = getRouteApi('/o/$org/agents/$slug/try')

export function useTrySearch() {
  const search = trySearch(route.useSearch())
  const navigate = route.useNavigate()
  return {
    search,
    /** Looking at another reply is no step that the browser's back should undo; another conversation is. */
    go: (next: Partial<TrySearch>) =>
      navigate({ search: next, replace: next.conversation === search.conversation, resetScroll: false }),
  }
}
