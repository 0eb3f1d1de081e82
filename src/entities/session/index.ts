export { type Access, cabinetAccess } from './model/access';
export { areaScreens } from './model/area-screens';
export {
  type Cabinet,
  cabinets,
  hasClients,
  hasDocuments,
  hasFolders,
  hasSection,
  isCabinet,
  managesOthers,
  type Section,
  sectionLabels,
} from './model/cabinets';
export { createScreens, createScreensOf, newPaymentLabels } from './model/create-screens';
export {
  $actsAsAdmin,
  $actsAsModerator,
  $cabinet,
  cabinetEntered,
  cabinetLeft,
  readViewerFx,
} from './model/current-cabinet';
export { figuresZone, useFiguresZone } from './model/figures-zone';
export { cabinetHome, firstCabinet, landingPath } from './model/landing';
export { lockedAccountTitle } from './model/locked-account-title';
export { isMainScreen, isPublicPath, publicPaths } from './model/public-paths';
export { safeRedirect } from './model/safe-redirect';
export { $depth, $session, $viewer, folderEntered, foldersToggled, signedIn, signedOut } from './model/session';
export { SESSION_KEY, sessionRestored, sessionTakenOver } from './model/session-storage';
export { useFolderKinds } from './model/use-folder-kinds';
export { isAdminOrManager, type Viewer } from './model/viewer';
