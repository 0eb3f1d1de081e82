import { sample } from 'effector';
import { sessionRestored } from '@/entities/session';
import './errors/error-toasts';
import './realtime/realtime-wiring';
import './session/session-end';
import { appStarted } from './app-started';

sample({ clock: appStarted, target: sessionRestored });
