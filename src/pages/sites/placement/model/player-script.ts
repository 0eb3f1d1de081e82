/**
 * The script of the plain `<video>`. It asks for an advert at the first play, shows an mp4 before the page's own video,
 * reports what the document asks for, and goes on with the page's video in any case. It follows no wrappers.
 *
 * @param tag the address of the placement, as a string of JavaScript
 * @param id the id of the video, as a string of JavaScript
 */
export const playerScript = (tag: string, id: string): string => `(function () {
  var tag = ${tag};
  var video = document.getElementById(${id});

  function call(nodes) {
    Array.from(nodes).forEach(function (node) {
      new Image().src = node.textContent.trim().replace("[ERRORCODE]", "303");
    });
  }

  function seconds(offset) {
    return offset.split(":").reduce(function (sum, part) { return sum * 60 + Number(part); }, 0);
  }

  function show(vast, file, done) {
    var source = video.getAttribute("src");
    var link = vast.querySelector("ClickThrough");
    var called = {};
    function track(event) {
      if (called[event]) return;
      called[event] = true;
      call(vast.querySelectorAll('Tracking[event="' + event + '"]'));
    }
    function start() {
      if (called.start) return;
      call(vast.querySelectorAll("Impression"));
      track("start");
    }
    function progress() {
      var share = video.currentTime / video.duration;
      if (share >= 0.25) track("firstQuartile");
      if (share >= 0.5) track("midpoint");
      if (share >= 0.75) track("thirdQuartile");
      Array.from(vast.querySelectorAll('Tracking[event="progress"]:not([data-called])')).forEach(function (node) {
        if (video.currentTime < seconds(node.getAttribute("offset") || "")) return;
        node.setAttribute("data-called", "");
        call([node]);
      });
    }
    function open() {
      var address = link ? link.textContent.trim() : "";
      if (!/^https?:/i.test(address)) return;
      call(vast.querySelectorAll("ClickTracking"));
      window.open(address, "_blank", "noopener");
    }
    function end(event) {
      if (event.type === "ended") track("complete");
      else call(vast.querySelectorAll("Error"));
      Object.keys(listeners).forEach(function (name) { video.removeEventListener(name, listeners[name]); });
      if (source === null) video.removeAttribute("src");
      else video.setAttribute("src", source);
      video.load();
      done();
    }
    var listeners = { playing: start, timeupdate: progress, click: open, ended: end, error: end };
    Object.keys(listeners).forEach(function (name) { video.addEventListener(name, listeners[name]); });
    video.src = file.textContent.trim();
    video.play().catch(function () {});
  }

  video.addEventListener("play", function () {
    var page = location.protocol === "about:" ? document.referrer : location.href;
    function resume() { video.play().catch(function () {}); }
    video.pause();
    fetch(tag + "&page=" + encodeURIComponent(page) + "&cb=" + Date.now())
      .then(function (response) { return response.text(); })
      .then(function (text) {
        var vast = new DOMParser().parseFromString(text, "text/xml");
        var file = vast.querySelector('MediaFile[type="video/mp4"]');
        if (file) return show(vast, file, resume);
        call(vast.querySelectorAll("Error"));
        resume();
      })
      .catch(resume);
  }, { once: true });
})();`;
