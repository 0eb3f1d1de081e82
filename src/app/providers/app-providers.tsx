import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cache } from '@emotion/css';
import { CacheProvider } from '@emotion/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { system } from '@/shared/theme';
import { Toaster } from '@/shared/ui/toaster';
import { AppRouterProvider } from '../router/app-router-provider';
import { router } from '../router/router';
import { queryClient } from './query-client';

export function AppProviders() {
  return (
    // Chakra and `styled` share one style sheet
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <QueryClientProvider client={queryClient}>
          <AppRouterProvider router={router} />
          <Toaster />
        </QueryClientProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
