import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { appStarted } from './app-started';
import { onCaughtError } from './errors/caught-errors';
import { AppProviders } from './providers/app-providers';
import './start-up';

appStarted();

createRoot(document.getElementById('root') as HTMLElement, { onCaughtError }).render(
  <StrictMode>
    <AppProviders />
  </StrictMode>,
);
