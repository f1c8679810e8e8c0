import './styles.ts'
import './nonce.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { personClient } from './api/query_client.ts'
import { loadSession } from './api/session.ts'
import { nonce } from './nonce.ts'
import { firstNotice } from './parts/notices.ts'
import { router } from './router.tsx'
import { theme } from './theme.ts'

const Notices = lazy(async () => {
  await firstNotice
  return { default: (await import('./layout/Notices.tsx')).Notices }
})

// Whoever shows a placeholder first waits for it: React leaves each for 300 ms. Pages ask for their data only after that.
await Promise.all([router.load(), loadSession()])

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
      deduplicateInlineStyles
    >
      <QueryClientProvider client={personClient}>
        <RouterProvider router={router} />
        <Suspense>
          <Notices />
        </Suspense>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
