// A VPAID 2.0 unit: plays a video with a button over it that opens the advert's page.
(() => {
  class OverlayUnit {
    constructor() {
      this.listeners = new Map();
      this.attributes = { width: 0, height: 0, viewMode: 'normal', expanded: false, duration: -2, volume: 1 };
    }

    handshakeVersion(offered) {
      return Number.parseFloat(offered) >= 2 ? '2.0' : '1.0';
    }

    initAd(width, height, viewMode, _bitrate, creativeData, environment) {
      Object.assign(this.attributes, { width, height, viewMode });
      this.slot = environment.slot;
      this.video = environment.videoSlot;
      this.data = JSON.parse(creativeData.AdParameters || '{}');
      this.emit('AdLoaded');
    }

    startAd() {
      this.button = document.createElement('button');
      this.button.textContent = this.data.label || 'Learn more';
      this.button.style.cssText = 'position:absolute;right:24px;bottom:48px;padding:12px 20px;cursor:pointer';
      this.button.addEventListener('click', () => this.emit('AdClickThru', '', '', true));
      this.slot.append(this.button);
      this.video.addEventListener('timeupdate', () => this.emit('AdRemainingTimeChange'));
      this.video.addEventListener('ended', () => this.stopAd());
      this.video.src = this.data.video || '';
      this.video.play();
      this.emit('AdStarted');
      this.emit('AdImpression');
    }

    stopAd() {
      this.button?.remove();
      this.emit('AdStopped');
    }

    skipAd() {
      this.emit('AdSkipped');
      this.stopAd();
    }

    resizeAd(width, height, viewMode) {
      Object.assign(this.attributes, { width, height, viewMode });
      this.emit('AdSizeChange');
    }

    pauseAd() {
      this.video.pause();
      this.emit('AdPaused');
    }

    resumeAd() {
      this.video.play();
      this.emit('AdPlaying');
    }

    expandAd() {}

    collapseAd() {}

    subscribe(listener, event, context) {
      this.listeners.set(event, listener.bind(context));
    }

    unsubscribe(_listener, event) {
      this.listeners.delete(event);
    }

    emit(event, ...details) {
      this.listeners.get(event)?.(...details);
    }

    getAdLinear() {
      return true;
    }

    getAdRemainingTime() {
      return this.video ? this.video.duration - this.video.currentTime : -2;
    }

    getAdSkippableState() {
      return false;
    }

    setAdVolume(volume) {
      this.attributes.volume = volume;
      this.video.volume = volume;
      this.emit('AdVolumeChange');
    }

    getAdVolume() {
      return this.attributes.volume;
    }
  }

  window.getVPAIDAd = () => new OverlayUnit();
})();
