import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { appStarted } from './app-started';
import { AppProviders } from './providers/app-providers';
import './start-up';

appStarted();

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <AppProviders />
  </StrictMode>,
);
