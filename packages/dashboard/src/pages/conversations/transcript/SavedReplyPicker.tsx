import type { SavedReply } from '@foyer/sdk'
import { Anchor, Combobox, type ComboboxStore, Kbd, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MessageSquareQuote } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFoyer, useMembership } from '../../../api/organization.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { matchingReplies } from './matching_replies.ts'
import classes from './SavedReplyPicker.module.css'

interface SavedReplyPickerProps {
  store: ComboboxStore
  /** The language of the conversation: replies in it come first. */
  locale: string
  onPick: (words: string) => void
}

/** What the team has ready for visitors, found by a few letters and put where the cursor is. */
export function SavedReplyPicker({ store, locale, onPick }: SavedReplyPickerProps) {
  const { slug: org } = useMembership()
  const [query, setQuery] = useState('')
  const replies = useSavedReplies(store.dropdownOpened)
  const found = matchingReplies(replies ?? [], query, locale)
  // Enter inserts the first one, whatever was typed.
  const first = found[0]?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has another first reply.
  useEffect(() => {
    if (store.dropdownOpened) store.selectFirstOption()
  }, [first, found.length, store.dropdownOpened])
  const pick = (id: string) => {
    const reply = found.find((one) => String(one.id) === id)
    if (reply) onPick(reply.body)
    setQuery('')
    store.closeDropdown()
  }
  return (
    <Combobox store={store} onOptionSubmit={pick} position="top-start" width={340}>
      <Combobox.Target targetType="button">
        <WriteButton
          variant="default"
          px="sm"
          leftSection={<MessageSquareQuote size={16} aria-hidden />}
          onClick={() => store.toggleDropdown()}
        >
          Saved replies
          <Kbd size="xs" ml="xs" visibleFrom="xs">
            /
          </Kbd>
        </WriteButton>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          placeholder="Search saved replies"
          aria-label="Search saved replies"
        />
        <Combobox.Options className={classes.options}>
          {found.map(({ id, title, body }) => (
            <Combobox.Option key={id} value={String(id)}>
              <Text size="sm" fw={500} className={classes.title}>
                {title}
              </Text>
              <Text size="xs" c="dimmed" lineClamp={2}>
                {body}
              </Text>
            </Combobox.Option>
          ))}
          {replies && found.length === 0 && (
            <Combobox.Empty>
              {replies.length === 0 ? 'No saved replies yet' : 'No matching saved replies'}
            </Combobox.Empty>
          )}
        </Combobox.Options>
        <Combobox.Footer>
          <Anchor
            fz="xs"
            renderRoot={(props) => <Link {...props} to="/o/$org/settings/saved-replies" params={{ org }} />}
          >
            Manage saved replies
          </Anchor>
        </Combobox.Footer>
      </Combobox.Dropdown>
    </Combobox>
  )
}

function useSavedReplies(enabled: boolean): SavedReply[] | undefined {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['saved_replies', 'picker'],
    queryFn: async ({ signal }) => {
      const replies: SavedReply[] = []
      for await (const reply of foyer.savedReplies.list({ limit: 100 }, { signal })) replies.push(reply)
      return replies
    },
    enabled,
  }).data
}
